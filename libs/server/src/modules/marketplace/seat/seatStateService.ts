import type { EventStatus, Locale, OperationTypes, SeatOffer, SeatsForSections } from '@foyer/contract';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { stockIdOf } from '../../../sale/inventory/stockRepository.ts';
import { priceItem } from '../../../sale/pricing/priceItem.ts';
import { grouped } from '../answers/grouped.ts';
import { readEvent } from '../../../sale/event/eventSummaries.ts';
import type { EventScope } from '../../../sale/event/eventScope.ts';
import { isOnSale } from '../../../sale/event/saleStates.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import { readPriceRules } from '../../../sale/pricing/priceRulesRepository.ts';
import { offerStateOf } from '../offer/offerPresenter.ts';
import { readOffers, type OfferRow } from '../offer/offerRepository.ts';
import { findOwnHolds, offersAtMost, readSeatStates } from './seatStateRepository.ts';

/** Returns the offer shown for the seats of each seated item and allotment: its first on sale, else its first to come. */
function seatOffersOf(offers: readonly OfferRow[], facts: { status: EventStatus; now: Date }): OfferRow[] {
  const stateOf = (offer: OfferRow) => offerStateOf(offer, { ...facts, free: 1 });
  const seated = offers.filter((offer) => offer.seating === 'seated' && stateOf(offer) !== 'closed');
  const ranked = seated.toSorted(
    (left, right) => Number(isOnSale(stateOf(right))) - Number(isOnSale(stateOf(left))),
  );
  const byStock = new Map<string, OfferRow>();
  for (const offer of ranked) if (!byStock.has(stockIdOf(offer))) byStock.set(stockIdOf(offer), offer);
  return [...byStock.values()].slice(0, offersAtMost);
}

/**
 * Lists free, held and sold seats of the named sections, one character per seat; the caller's own are marked [C7.51].
 * @throws notFound
 */
export async function listSeatsForSections(
  db: Queryable,
  query: OperationTypes['listSeatsForSections']['query'],
  viewer: { scope: EventScope; locale: Locale; userId: string | undefined },
): Promise<SeatsForSections> {
  const { eventId } = query;
  const event = await readEvent(db, eventId, viewer.scope);
  const [all, rules, holdIds] = await Promise.all([
    readOffers(db, eventId, query.marketplaceCode),
    readPriceRules(db, { eventId, currency: event.currency }, viewer.locale),
    viewer.userId === undefined ? [] : findOwnHolds(db, eventId, viewer.userId),
  ]);
  const offers = seatOffersOf(all, { status: event.status as EventStatus, now: event.now });
  const sectionCodes = [...new Set(query.sectionCodes)];
  const rows = await readSeatStates(db, { eventId, sectionCodes, stock: offers, holdIds });
  const bySection = grouped(rows, ({ sectionCode }) => sectionCode);
  return {
    sections: sectionCodes.map((sectionCode) => ({
      sectionCode,
      rows: (bySection.get(sectionCode) ?? []).map(({ row, states, offers: signs }) => ({
        row,
        states,
        offers: signs,
      })),
    })),
    offers: offers.map((offer): SeatOffer => ({
      offerGroupId: offer.offerGroupId,
      name: inLocale(offer.name, viewer.locale),
      allIn: priceItem({ face: offer.facePrice, category: offer.category }, rules).allIn,
    })),
    serverTime: event.now.toISOString(),
  };
}
