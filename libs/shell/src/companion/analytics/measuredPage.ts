import type { AddressName } from '@foyer/contract';
import type { MeasuredPage } from './tagAdapter.ts';

/** Pages whose path is the same for every visitor and may be reported; of others only the pattern is. */
const openPages: readonly string[] = [
  'discover',
  'events',
  'event',
  'contact',
  'organisers',
  'newsletter',
  'termsOfUse',
  'privacyPolicy',
] satisfies AddressName[];

const campaign = /^utm_[a-z_]{1,20}$/;

/**
 * Returns what analytics may know of a page [PV-04]. Addresses from mails carry tokens, others carry ids, so no query
 * (except campaign parameters) and no path with a private id is sent.
 */
export function measuredPage(
  { origin, pathname, search }: Pick<Location, 'origin' | 'pathname' | 'search'>,
  address: { name: string; pattern: string } | undefined,
): MeasuredPage {
  const kept = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name]) => campaign.test(name)),
  ).toString();
  const path = !address ? '/not-found' : openPages.includes(address.name) ? pathname : address.pattern;
  return {
    page_location: `${origin}${path}${kept === '' ? '' : `?${kept}`}`,
    page_title: address?.name ?? 'notFound',
  };
}
