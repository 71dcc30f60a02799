/** Somebody else's program that this deployment asked onto its pages, and what it needs there; origins with paths. */
export interface PageGuest {
  scripts: readonly string[];
  connections: readonly string[];
  frames: readonly string[];
  images?: readonly string[];
  styles?: readonly string[];
  fonts?: readonly string[];
  /** Names of the Trusted Types policies that it creates. */
  trustedTypes: readonly string[];
}
