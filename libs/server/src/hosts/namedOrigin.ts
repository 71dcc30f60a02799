import type { SiteKind } from './sites.ts';

/**
 * The origin of one of the hosts that stand in front of the configured one: `pay.`, `widget.`, `partner.`.
 * @param origin the configured origin of the consumer site
 */
export function namedOrigin(kind: Extract<SiteKind, 'widget' | 'pay' | 'partner'>, origin: string): string {
  const url = new URL(origin);
  url.hostname = `${kind}.${url.hostname}`;
  return url.origin;
}
