import type { Locale, SeatRef } from '@foyer/contract';
import { readDatabaseTime } from '../../platform/database/databaseClock.ts';
import type { Queryable, TransactionScope } from '../../platform/database/transactionScope.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CommitmentSnapshot } from './saleSnapshot.ts';
import type { StoredLine } from '../commitment/storedLine.ts';
import { presentSeat } from '../inventory/seatPresenter.ts';
import { findSeats } from '../inventory/seatHoldRepository.ts';
import type { SectionNames } from '../offer/offerRepository.ts';
import type { DiscountTerms } from '../discount/discountRules.ts';
import { quoteCart, type QuotedCart } from './quoteCart.ts';
import { withCredits } from './withCredits.ts';
import { rulesIn, type SaleFacts } from '../offer/saleFacts.ts';
import type { EventScope } from '../event/eventScope.ts';

/** Parameters of every use case of a sale. */
export interface SaleContext {
  platform: Platform;
  tx: TransactionScope;
  /** Database time. */
  now: Date;
  locale: Locale;
  /** Site of the request; on an organisation's site, only its own events are sold. */
  site: EventScope;
  userId: string;
}

/** Prices lines, with the texts of a locale. */
export const quoteLines = (
  sale: SaleFacts,
  lines: readonly StoredLine[],
  locale: Locale,
  terms: DiscountTerms,
): QuotedCart => quoteCart(lines, sale.offers, rulesIn(sale, locale), terms);

/** Prices lines of a commitment, less what it is credited: as of its hold, or as of now if it holds nothing. */
export async function quoteCommitment(
  db: Queryable,
  sale: SaleFacts,
  commitment: Pick<CommitmentSnapshot, 'lines' | 'firstHeldAt' | 'discountId' | 'credits'>,
  locale: Locale,
): Promise<QuotedCart> {
  const { lines, discountId, credits } = commitment;
  const firstHeldAt = commitment.firstHeldAt ?? (await readDatabaseTime(db));
  return withCredits(quoteLines(sale, lines, locale, { firstHeldAt, discountId }), credits);
}

/** Reads the seats of lines and the names of their sections. */
export async function readPlaces(
  db: Queryable,
  { event: { eventId }, sectionNames }: SaleFacts,
  lines: readonly { seatCodes: string[] }[],
): Promise<{ seats: Map<string, SeatRef>; sectionNames: SectionNames }> {
  const codes = lines.flatMap(({ seatCodes }) => seatCodes);
  const seats = await findSeats(db, eventId, codes);
  return {
    sectionNames,
    seats: new Map(seats.map((seat) => [seat.seatCode, presentSeat(seat, sectionNames)])),
  };
}
