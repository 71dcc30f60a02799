import type { AddressName } from '@foyer/contract';
import type { MeasuredPage } from './tagAdapter.ts';

/** Pages that are the same for everybody: their whole path may be known. Of all others only what kind of page it is. */
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
 * A page as analytics may know it [PV-04]: addresses of mails carry tokens, and those of {product} ids, so that neither a query
 * (but the campaign's) nor a path with an id of somebody's goes out.
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
