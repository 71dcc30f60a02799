import type { AuctionOffer } from '@foyer/contract';
import { found } from '../../../platform/http/failure.ts';
import type { SaleContext } from '../../../sale/commitment/saleContext.ts';
import { lockBuyer } from '../../../sale/limit/buyerRepository.ts';
import { currentFacts } from '../../../sale/offer/saleFacts.ts';
import { releaseWon } from '../win/holdWon.ts';
import { mayDecline } from './auctionPolicy.ts';
import { presentOwn } from './makeOffer.ts';
import { changeOffer, listOffers, lockOffer, type OfferRow } from './offerRepository.ts';

/** Locks an offer of the caller, of an event of the site. @throws notFound */
async function lockOwn({ platform, tx, site, userId }: SaleContext, offerId: string): Promise<OfferRow> {
  const [own] = await listOffers(tx, { userId, offerId }, 1);
  const { eventId } = found(own);
  found(await currentFacts(platform, tx, { eventId, scope: site }));
  await lockBuyer(tx, { eventId, userId });
  return found(await lockOffer(tx, { eventId, offerId }));
}

/** Gives up what an offer got, instead of paying with another card; without such, does nothing [C7.42]. @throws notFound */
export async function declineOfferPayment(context: SaleContext, offerId: string): Promise<AuctionOffer> {
  const { tx } = context;
  const offer = await lockOwn(context, offerId);
  if (mayDecline(offer).allowed) {
    await releaseWon(tx, offer);
    await changeOffer(tx, offer, { state: 'lapsed', lapseReason: 'declined' });
  }
  return presentOwn(context, offer);
}
