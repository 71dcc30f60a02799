import type { Locale, SeatRef } from '@foyer/contract';
import type { Queryable, TransactionScope } from '../../../database/transactionScope.ts';
import type { Platform } from '../../../platform.ts';
import type { StoredLine } from '../cart/cartRepository.ts';
import { presentSeat } from '../cart/seatPresenter.ts';
import { findSeats } from '../hold/seatHoldRepository.ts';
import type { OfferFacts, SaleEvent } from './offerFacts.ts';
import { readNamesOfChart } from './offerRepository.ts';
import { quoteCart, type QuotedCart } from './quoteCart.ts';
import { rulesIn, type SaleFacts } from './saleFacts.ts';

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
export const quoteLines = (sale: SaleFacts, lines: readonly StoredLine[], locale: Locale): QuotedCart =>
  quoteCart(lines, sale.offers, rulesIn(sale, locale));

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
