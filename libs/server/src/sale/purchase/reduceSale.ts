import { found, failure } from '../../platform/http/answers/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { acceptSale, type AcceptedSale } from '../cart/acceptedSale.ts';
import { quoteCommitment } from '../cart/saleContext.ts';
import type { CommitmentSnapshot } from '../cart/saleSnapshot.ts';
import type { StoredLine } from '../commitment/storedLine.ts';
import { everyEvent, withUnpublished } from '../event/eventScope.ts';
import { presentSeat } from '../inventory/seatPresenter.ts';
import { accessQuantity } from '../limit/selectionRules.ts';
import { saleFacts } from '../offer/saleFacts.ts';
import type { AttemptSnapshot } from '../payment/attemptSnapshot.ts';

/** What is left of a line: its units, and the seats of a seated one. */
export type KeptLine = Pick<StoredLine, 'lineId' | 'ages'> & Partial<Pick<StoredLine, 'seatCodes'>>;

/** Part of an authorised sale, at the price of its lines. */
export interface ReducedSale {
  lines: StoredLine[];
  /** {product} that are left. */
  quantity: number;
  sale: AcceptedSale;
  /** Minor units. */
  amount: number;
}

/** Returns what is left of lines. @throws Error for seats that a line does not have */
const keptOf = (lines: readonly StoredLine[], kept: readonly KeptLine[]): StoredLine[] =>
  lines.flatMap((line) => {
    if (line.fromTokens) throw new Error(`Line ${line.lineId} takes {product} over, and is kept as a whole`);
    const own = kept.find(({ lineId }) => lineId === line.lineId);
    if (!own) return [];
    const { ages, seatCodes = [] } = own;
    if (!seatCodes.every((code) => line.seatCodes.includes(code)))
      throw new Error(`Line ${line.lineId} keeps a seat that it does not have`);
    return [{ ...line, ages, seatCodes, quantity: ages.reduce((sum, { quantity }) => sum + quantity, 0) }];
  });

/** Sums what the buyer accepted for lines, in minor units. @throws Error for more units than were authorised */
const acceptedFor = ({ unitPrices, orderPrice }: AcceptedSale, lines: readonly StoredLine[]): number =>
  lines
    .flatMap(({ cartGuid, ages }) => ages.map((wanted) => ({ cartGuid, ...wanted })))
    .reduce((sum, { cartGuid, ageGroup, quantity }) => {
      const unit = unitPrices[cartGuid]?.find((each) => each.ageGroup === ageGroup);
      if (!unit || unit.quantity < quantity) throw new Error('A part has no more units than were authorised');
      return sum + quantity * unit.price.total.amount;
    }, orderPrice.total.amount);

/**
 * Prices a part of an authorised sale.
 * @throws Failure `priceChanged` if it now costs more than the buyer accepted for its units
 */
export async function reduceSale(
  platform: Platform,
  { commitment, attempt }: { commitment: CommitmentSnapshot; attempt: AttemptSnapshot },
  kept: readonly KeptLine[],
): Promise<ReducedSale> {
  const { payment, seats, saleVersion: version } = attempt;
  const { eventId, locale, sale, currency } = payment;
  const scope = withUnpublished(everyEvent);
  const facts = found(await saleFacts(platform, platform.database.query, { eventId, scope, version }));
  const lines = keptOf(commitment.lines, kept);
  const quoted = await quoteCommitment(platform.database.query, facts, { ...commitment, lines }, locale);
  const now = quoted.quote.total;
  const accepted = acceptedFor(sale, lines);
  if (now.amount > accepted) throw failure('priceChanged', { before: { amount: accepted, currency }, now });
  const { sectionNames } = facts;
  const places = new Map(seats.map((seat) => [seat.seatCode, presentSeat(seat, sectionNames)]));
  return {
    lines,
    quantity: accessQuantity(quoted.lines),
    sale: { ...sale, ...acceptSale(quoted, { locale, seats: places, sectionNames }) },
    amount: now.amount,
  };
}
