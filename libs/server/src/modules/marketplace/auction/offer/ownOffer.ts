import type { AuctionOffer } from '@foyer/contract';
import { found } from '../../../../platform/http/answers/failure.ts';
import type { SaleContext } from '../../../../sale/cart/saleContext.ts';
import { lockBuyer } from '../../../../sale/limit/buyerRepository.ts';
import { currentFacts, type SaleFacts } from '../../../../sale/offer/saleFacts.ts';
import { presentOffers } from './auctionPresenter.ts';
import { listOffers, lockOffer, type OfferRow } from '../core/offerRepository.ts';

/** Presents an offer of the caller. @throws notFound */
export async function presentOwnOffer(
  context: SaleContext,
  key: { eventId: string; offerId: string },
): Promise<AuctionOffer> {
  const { tx, userId } = context;
  const [offer] = await presentOffers(context, await listOffers(tx, { userId, ...key }, 1));
  return found(offer);
}

/** Finds an offer of the caller, of an event of the site. @throws notFound */
export async function findOwnOffer(
  { platform, tx, site, userId }: SaleContext,
  offerId: string,
): Promise<{ offer: OfferRow; facts: SaleFacts }> {
  const [own] = await listOffers(tx, { userId, offerId }, 1);
  const offer = found(own);
  const facts = found(await currentFacts(platform, tx, { eventId: offer.eventId, scope: site }));
  return { offer, facts };
}

/** Locks an offer of the caller, of an event of the site. @throws notFound */
export async function lockOwnOffer(
  context: SaleContext,
  offerId: string,
): Promise<{ offer: OfferRow; facts: SaleFacts }> {
  const { tx, userId } = context;
  const { offer, facts } = await findOwnOffer(context, offerId);
  const { eventId } = offer;
  await lockBuyer(tx, { eventId, userId });
  return { offer: found(await lockOffer(tx, { eventId, offerId })), facts };
}
