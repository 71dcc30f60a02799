import type { SeatSelection } from '@foyer/contract';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import type { SaleContext } from '../../../sale/commitment/saleContext.ts';
import { readSeatsOfStock } from '../../../sale/inventory/seatsOfStock.ts';
import { allInOfOne, quotePlaces } from '../win/wonPlaces.ts';
import { mayPickSeats } from './auctionPolicy.ts';
import { findOwnOffer, presentOwnOffer } from './ownOffer.ts';

/**
 * Reads the seats that the caller can pick now for an accepted offer [C2.11e].
 * @throws notFound
 */
export async function readSeatSelection(context: SaleContext, offerId: string): Promise<SeatSelection> {
  const { tx, now, locale } = context;
  const { offer: row, facts } = await findOwnOffer(context, offerId);
  const { eventId, offerGroupId, quantity, price, discountId } = row;
  const selection = { offer: await presentOwnOffer(context, row), serverTime: now.toISOString() };
  const offer = facts.offers.get(offerGroupId);
  if (!offer || !mayPickSeats(row, now).allowed)
    return { ...selection, sections: [], availability: [], offers: [], offerSets: [[]], bestSeatCodes: [] };
  const places = { offer, quantity, maySplit: false, amount: price, discountId };
  const allIn = allInOfOne(quotePlaces(facts, places, locale, now));
  const shown = { offerGroupId, name: inLocale(offer.names, locale), allIn };
  return { ...selection, ...(await readSeatsOfStock(tx, { eventId, offer: shown, quantity }, offer)) };
}
