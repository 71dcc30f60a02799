import type { Locale, SeatRef } from '@foyer/contract';
import type { Queryable, TransactionScope } from '../../../database/transactionScope.ts';
import type { Platform } from '../../../platform.ts';
import { readFeesAndTaxes } from '../../marketplace/event/priceRulesRepository.ts';
import type { StoredLine } from '../cart/cartRepository.ts';
import { presentSeat } from '../cart/seatPresenter.ts';
import { findSeats } from '../hold/seatHoldRepository.ts';
import type { OfferFacts, SaleEvent } from './offerFacts.ts';
import { readNamesOfChart, readOffers } from './offerRepository.ts';
import { quoteCart, type QuotedCart } from './quoteCart.ts';

/** What every use case of a sale is handed. */
export interface SaleContext {
  platform: Platform;
  tx: TransactionScope;
  /** Database time. */
  now: Date;
  locale: Locale;
  userId: string;
}

/** Lines with their prices, in the words of one locale. */
export async function quoteLines(
  db: Queryable,
  event: SaleEvent,
  lines: readonly StoredLine[],
  locale: Locale,
): Promise<QuotedCart> {
  const [offers, rules] = await Promise.all([
    readOffers(db, event.eventId),
    readFeesAndTaxes(db, event.eventId, locale),
  ]);
  return quoteCart(lines, offers, { currency: event.currency, ...rules });
}

/** What lines are shown with: their seats and the names of the sections. */
export async function readPlaces(
  db: Queryable,
  { eventId, chart }: SaleEvent,
  lines: readonly { seatCodes: string[]; offer: OfferFacts }[],
): Promise<{ seats: Map<string, SeatRef>; sectionNames: ReadonlyMap<string, string> }> {
  const codes = lines.flatMap(({ seatCodes }) => seatCodes);
  const isPlaced = lines.some(({ offer }) => offer.seating !== 'none');
  const [seats, sectionNames] = await Promise.all([
    findSeats(db, eventId, codes),
    isPlaced ? readNamesOfChart(db, chart) : new Map<string, string>(),
  ]);
  return {
    sectionNames,
    seats: new Map(seats.map((seat) => [seat.seatCode, presentSeat(seat, sectionNames)])),
  };
}
