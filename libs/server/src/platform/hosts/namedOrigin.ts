import type { SiteKind } from './sites.ts';

type NamedSite = Extract<SiteKind, 'widget' | 'pay' | 'partner'>;

/**
 * Builds the origin of a named host in front of the configured one: `pay.`, `widget.`, `partner.`.
 * @param origin configured origin of the consumer site
 */
export function namedOrigin(kind: NamedSite, origin: string): string {
  const url = new URL(origin);
  url.hostname = `${kind}.${url.hostname}`;
  return url.origin;
}

/** Builds a pattern for the Host header of a named host, with any port, for routes that only this site has. */
export function namedHostPattern(kind: NamedSite, origin: string): RegExp {
  const name = new URL(namedOrigin(kind, origin)).hostname.replaceAll('.', '\\.');
  return new RegExp(`^${name}\\.?(:\\d*)?$`, 'i');
}
