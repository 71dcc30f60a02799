import type { AuctionOffer, DrawEntry } from '@foyer/contract';
import { useListAuctionOffersQuery, useListDrawEntriesQuery } from '@foyer/api-client/marketplace';
import { useSession } from '@foyer/identity';
import type { WayType } from '../../model/event/waysOf.ts';

const pending: readonly (DrawEntry | AuctionOffer)['state'][] = ['entered', 'open', 'pendingResults'];

/** Whether an entry or an offer still awaits its result; a link then leads to it by name. */
export const isPending = ({ state }: Pick<DrawEntry | AuctionOffer, 'state'>): boolean =>
  pending.includes(state);

/** Tells whether the caller has an entry in the draw of an event, or an offer in its auction, that awaits its result. */
export function useHasAsked(eventId: string, type: WayType): boolean {
  const isSignedOut = useSession().status === 'signedOut';
  const skipUnless = (way: WayType) => ({ skip: isSignedOut || type !== way });
  const { currentData: drawn } = useListDrawEntriesQuery(undefined, skipUnless('draw'));
  const { currentData: offered } = useListAuctionOffersQuery(undefined, skipUnless('auction'));
  const asked: readonly (DrawEntry | AuctionOffer)[] = drawn?.entries ?? offered?.offers ?? [];
  return asked.some((each) => each.event.eventId === eventId && isPending(each));
}
