import { patternsFor, type PageRoute } from '@foyer/contract';
import type { MeasuredPage } from './tagAdapter.ts';

const campaign = /^utm_[a-z_]{1,20}$/;

/**
 * Returns the facts of a page that analytics may receive [PV-04]. Addresses from mails carry tokens, others carry
 * ids, so no query (except campaign parameters) and no path with a private id is sent.
 * @param route of the page; `undefined` when not found
 * @param productAddress the deployment's word as it appears in addresses
 */
export function measuredPage(
  { origin, pathname, search }: Pick<Location, 'origin' | 'pathname' | 'search'>,
  route: Pick<PageRoute<unknown>, 'address' | 'reportsPath'> | undefined,
  productAddress: string,
): MeasuredPage {
  const kept = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name]) => campaign.test(name)),
  ).toString();
  const pattern = route ? patternsFor(productAddress)[route.address] : '/not-found';
  const path = route?.reportsPath ? pathname : pattern;
  return {
    page_location: `${origin}${path}${kept === '' ? '' : `?${kept}`}`,
    page_title: route?.address ?? 'notFound',
  };
}
