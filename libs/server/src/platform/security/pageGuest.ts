/** Third-party program on the deployment's pages, with the origins (and paths) that it needs. */
export interface PageGuest {
  scripts: readonly string[];
  connections: readonly string[];
  frames: readonly string[];
  images?: readonly string[];
  styles?: readonly string[];
  fonts?: readonly string[];
  /** Trusted Types policies that it creates. */
  trustedTypes: readonly string[];
}
