import type { AuctionOffer } from '@foyer/contract';
import type { SaleContext } from '../../../sale/commitment/saleContext.ts';
import { releaseWon } from '../win/holdWon.ts';
import { mayDecline } from './auctionPolicy.ts';
import { changeOffer } from './offerRepository.ts';
import { lockOwn, presentOwn } from './ownOffer.ts';

/**
 * Gives up an accepted offer, instead of paying with another card; does nothing if nothing was accepted [C7.42].
 * @throws notFound
 */
export async function declineOfferPayment(context: SaleContext, offerId: string): Promise<AuctionOffer> {
  const { tx } = context;
  const { offer } = await lockOwn(context, offerId);
  if (mayDecline(offer).allowed) {
    await releaseWon(tx, offer);
    await changeOffer(tx, offer, { state: 'lapsed', lapseReason: 'declined' });
  }
  return presentOwn(context, offer);
}
