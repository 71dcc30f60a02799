import type { SeatAvailability, SeatSelection } from '@foyer/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import type { SaleContext } from '../../../sale/commitment/saleContext.ts';
import { suggestSeats } from '../../../sale/inventory/seatFinder.ts';
import { stockIdOf } from '../../../sale/inventory/stockRepository.ts';
import type { OfferFacts } from '../../../sale/offer/offerFacts.ts';
import { OfferSets } from '../seat/offerSets.ts';
import { presentRow } from '../seat/seatStateService.ts';
import { readSeatStates } from '../seat/seatStateRepository.ts';
import { allInOfOne, quotePlaces } from '../win/wonPlaces.ts';
import { mayPickSeats } from './auctionPolicy.ts';
import { findOwnOffer, presentOwnOffer } from './ownOffer.ts';

/** Sections whose seats are listed. */
const mostSections = 60;

/** Lists the sections with seats of an offer's stock, the best first. */
async function listSections(
  db: Queryable,
  eventId: string,
  { inventoryItemId, allotmentId }: OfferFacts,
): Promise<string[]> {
  const { rows } = await sql<{ sectionCode: string }>`
    select section_code from event_seat
    where event_id = ${eventId} and inventory_item_id = ${inventoryItemId}
      and allotment_id is not distinct from ${allotmentId}::uuid
    group by section_code order by min(row_rank), section_code limit ${mostSections}`.execute(db);
  return rows.map(({ sectionCode }) => sectionCode);
}

const countFree = ({ rows }: SeatAvailability): number =>
  rows.reduce((sum, { states }) => sum + states.split('a').length - 1, 0);

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
  const sets = new OfferSets(
    new Map([[stockIdOf(offer), [{ offerGroupId, name: inLocale(offer.names, locale), allIn }]]]),
  );
  const codes = await listSections(tx, eventId, offer);
  const { rows } = await readSeatStates(tx, eventId, codes);
  const availability = codes.map((sectionCode) => ({
    sectionCode,
    rows: rows.filter((each) => each.sectionCode === sectionCode).map((each) => presentRow(each, sets, [])),
  }));
  const criteria = { ...offer, quantity, sectionCode: undefined, maySplit: false, accessible: false };
  return {
    ...selection,
    sections: availability.map((section) => ({
      sectionCode: section.sectionCode,
      available: countFree(section),
      accessible: 0,
      offerGroupIds: [offerGroupId],
      ...{ priceFrom: allIn, priceTo: allIn },
    })),
    availability,
    ...sets.listed(),
    bestSeatCodes: (await suggestSeats(tx, eventId, criteria, [])) ?? [],
  };
}
