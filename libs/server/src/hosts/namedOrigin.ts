import type { SiteKind } from './sites.ts';

type NamedSite = Extract<SiteKind, 'widget' | 'pay' | 'partner'>;

/**
 * Origin of one of the hosts in front of the configured one: `pay.`, `widget.`, `partner.`.
 * @param origin the configured origin of the consumer site
 */
export function namedOrigin(kind: NamedSite, origin: string): string {
  const url = new URL(origin);
  url.hostname = `${kind}.${url.hostname}`;
  return url.origin;
}

/** Matches the Host header of such a host, for routes that no other site has; the port does not matter. */
export function namedHostPattern(kind: NamedSite, origin: string): RegExp {
  const name = new URL(namedOrigin(kind, origin)).hostname.replaceAll('.', '\\.');
  return new RegExp(`^${name}\\.?(:\\d*)?$`, 'i');
}
