import type { Accepted } from '@foyer/contract';
import { found } from '../../../platform/http/answers/failure.ts';
import type { SaleContext } from '../../../sale/cart/saleContext.ts';
import { lockBuyer } from '../../../sale/limit/buyerRepository.ts';
import { currentFacts } from '../../../sale/offer/saleFacts.ts';
import { changeOffer } from '../auction/core/offerRepository.ts';
import { lockOwnOffer as lockOwnOffer } from '../auction/offer/ownOffer.ts';
import { listEntries, lockEntry, setEntryState } from '../draw/core/entryRepository.ts';
import { releaseWon } from '../win/holdWon.ts';
import { mayDecline } from '../win/winPolicy.ts';

/** Gives up the win of an entry of the caller. @returns whether the caller has such an entry */
async function declineEntry(context: SaleContext, entryId: string): Promise<boolean> {
  const { platform, tx, now, site, userId } = context;
  const [own] = await listEntries(tx, { userId, entryId }, 1);
  if (!own) return false;
  const { eventId } = own;
  found(await currentFacts(platform, tx, { eventId, scope: site }));
  await lockBuyer(tx, { eventId, userId });
  const entry = found(await lockEntry(tx, { eventId, entryId }));
  if (mayDecline(entry).allowed) {
    await releaseWon(tx, entry);
    await setEntryState(tx, entry, { state: 'lapsed', declinedAt: now });
  }
  return true;
}

/**
 * Gives up a win or an accepted offer instead of paying with another card; the next run of its job passes the places
 * on. Without a refused card, does nothing [C7.42].
 * @throws notFound
 */
export async function declineWin(context: SaleContext, offerId: string): Promise<Accepted> {
  if (await declineEntry(context, offerId)) return { ok: true };
  const { offer } = await lockOwnOffer(context, offerId);
  if (mayDecline(offer).allowed) {
    await releaseWon(context.tx, offer);
    await changeOffer(context.tx, offer, { state: 'lapsed', lapseReason: 'declined' });
  }
  return { ok: true };
}
