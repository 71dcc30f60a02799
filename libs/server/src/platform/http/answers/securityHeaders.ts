import type { FastifyReply } from 'fastify';
import type { Site } from '../../hosts/sites.ts';
import type { PageGuest } from '../../security/pageGuest.ts';

/** Allowed ancestors of a page and origins of its own frames. */
export interface FramePolicy {
  ancestors: string[];
  frames: string[];
}

/** Trusted Types policies that our code and build may create. */
const trustedTypesPolicies = ['foyer', 'foyer-builds', 'foyer-webpack', 'foyer-worker', 'dompurify'];

const sourceList = (origins: readonly string[]): string =>
  origins.length === 0 ? "'none'" : origins.join(' ');

/**
 * Builds a page's Content-Security-Policy: only scripts with this answer's nonce and what they load; no inline
 * handlers, eval, plugins or `<base>`; strings never become code (Trusted Types). Third-party
 * programs get their origins only on pages of deployments that configure them.
 */
export function contentSecurityPolicy(
  nonce: string,
  { ancestors, frames }: FramePolicy,
  guests: readonly PageGuest[] = [],
): string {
  const asked = (what: keyof PageGuest): string[] => guests.flatMap((guest) => guest[what] ?? []);
  const trustedTypes = asked('trustedTypes');
  // Two programs of the same vendor may create policies of the same name.
  const duplicates = new Set(trustedTypes).size < trustedTypes.length ? ["'allow-duplicates'"] : [];
  return [
    "default-src 'self'",
    // Browsers with strict-dynamic ignore the sources after it; Safari 12 needs them to load our own chunks.
    `script-src ${[`'nonce-${nonce}'`, "'strict-dynamic'", ...asked('scripts')].join(' ')} https: 'unsafe-inline'`,
    `style-src ${["'self'", `'nonce-${nonce}'`, ...asked('styles')].join(' ')}`,
    `img-src ${sourceList(["'self'", 'data:', 'blob:', ...asked('images')])}`,
    `font-src ${sourceList(["'self'", ...asked('fonts')])}`,
    `connect-src ${sourceList(["'self'", ...asked('connections')])}`,
    // Streams are played from a blob; the player gives a track of captions an empty `data:` source.
    "media-src 'self' blob: data:",
    "worker-src 'self'",
    "manifest-src 'self'",
    `frame-src ${sourceList(["'self'", ...frames, ...asked('frames')])}`,
    `frame-ancestors ${sourceList(ancestors)}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${[...new Set([...trustedTypesPolicies, ...trustedTypes]), ...duplicates].join(' ')}`,
  ].join('; ');
}

/** Policy of all answers that are not pages: nothing may run, load or frame them. */
const inertPolicy =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox";

const otherPermissions = ['geolocation=(self)', 'payment=(self)', 'usb=()', 'browsing-topics=()'];
const permissionsWith = (devices: '()' | '(self)'): string =>
  [`camera=${devices}`, `microphone=${devices}`, ...otherPermissions].join(', ');

/** Headers of every answer, pages and API alike, including those on a bare socket [BR-01]. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': inertPolicy,
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'permissions-policy': permissionsWith('()'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-dns-prefetch-control': 'off',
};

export function setCommonHeaders(reply: FastifyReply): void {
  reply.headers(commonHeaders);
}

/**
 * Adds a page's headers to the common ones. Its URL may contain secrets, so Referer never has a path, not even
 * same-origin.
 */
export function setPageHeaders(
  reply: FastifyReply,
  nonce: string,
  framing: FramePolicy,
  guests: readonly PageGuest[] = [],
): void {
  reply.headers({
    'content-security-policy': contentSecurityPolicy(nonce, framing, guests),
    'cache-control': 'private, no-cache',
    // Every page, since the app goes from any of them to the stage of a stream without loading another.
    'permissions-policy': permissionsWith('(self)'),
  });
  if (framing.ancestors.length > 0) reply.removeHeader('x-frame-options');
}

/** Allowed frame ancestors. Only the widget and the hosted card fields are built for frames. */
export interface FrameOrigins {
  /** Origins that may frame the widget. */
  embedders: () => Promise<string[]>;
  /** Origins that may frame the hosted card fields: all our own sites. */
  ownSites: () => Promise<string[]>;
  payOrigin: string;
  widgetOrigin: string;
}

export async function framePolicyOf(site: Site, origins: FrameOrigins): Promise<FramePolicy> {
  if (site.kind === 'pay') return { ancestors: await origins.ownSites(), frames: [] };
  if (site.kind === 'widget') return { ancestors: await origins.embedders(), frames: [origins.payOrigin] };
  if (site.kind === 'partner') return { ancestors: [], frames: [origins.widgetOrigin] };
  return { ancestors: [], frames: [origins.payOrigin] };
}
