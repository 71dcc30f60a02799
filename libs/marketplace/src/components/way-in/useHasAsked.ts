import type { AuctionOffer, DrawEntry } from '@foyer/contract';
import { useListAuctionOffersQuery, useListDrawEntriesQuery } from '@foyer/api-client/marketplace';
import { useSession } from '@foyer/identity';
import type { WayType } from '../../model/waysOf.ts';

/** Tells whether the caller has entered the draw of an event, or has an open offer in its auction. */
export function useHasAsked(eventId: string, type: WayType): boolean {
  const isSignedOut = useSession().status === 'signedOut';
  const skipUnless = (way: WayType) => ({ skip: isSignedOut || type !== way });
  const { currentData: drawn } = useListDrawEntriesQuery(undefined, skipUnless('draw'));
  const { currentData: offered } = useListAuctionOffersQuery(undefined, skipUnless('auction'));
  const asked: readonly (DrawEntry | AuctionOffer)[] = drawn?.entries ?? offered?.offers ?? [];
  return asked.some(
    ({ event, state }) => event.eventId === eventId && (state === 'entered' || state === 'open'),
  );
}
