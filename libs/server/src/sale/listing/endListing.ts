import type { ListingEndReason } from '@foyer/contract';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import { moveToken } from '../token/moveToken.ts';
import type { ListingRow, ListingState } from './listingRepository.ts';
import { setListingState, tokensOfListings } from './listedTokens.ts';

const stateBy: Record<ListingEndReason, ListingState> = {
  over: 'expired',
  eventOff: 'cancelled',
  accountFrozen: 'cancelled',
  accountClosed: 'cancelled',
  tokenChanged: 'failed',
  paymentDisputed: 'cancelled',
  bidFailed: 'failed',
};

/** State of a listing, also of one whose end nobody has written yet. */
export const endedStateOf = ({ state, endReason }: Pick<ListingRow, 'state' | 'endReason'>): ListingState =>
  state === 'active' && endReason !== null ? stateBy[endReason] : state;

/**
 * Ends an active listing, which the caller has locked: what is left of its tokens is valid again, with the same codes, since
 * nobody else has had them.
 * @param reason why it ends; null if its seller ends it
 */
export async function endListing(
  tx: TransactionScope,
  listing: ListingRow,
  { reason, actorId }: { reason: ListingEndReason | null; actorId?: string },
): Promise<void> {
  const { eventId, listingId } = listing;
  const tokens = (await tokensOfListings(tx, [listing])).filter(({ state }) => state === 'selling');
  const moves = tokens.map(({ tokenId }) => ({
    ...{ eventId, tokenId },
    fromState: 'selling' as const,
    toState: 'active' as const,
  }));
  if (moves.length > 0) {
    const cause = { reason: 'delisted', listingId, ...(actorId === undefined ? {} : { actorId }) };
    if ((await moveToken(tx, moves, cause)) === 'changed')
      throw new Error(`A token of listing ${listingId} moved while it was locked`);
  }
  await setListingState(tx, listing, {
    state: reason === null ? 'cancelled' : stateBy[reason],
    endReason: reason,
  });
}
