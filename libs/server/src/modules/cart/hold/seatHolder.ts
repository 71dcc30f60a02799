import { failure } from '../../../http/failure.ts';
import type { TransactionScope } from '../../../database/transactionScope.ts';
import type { StoredLine } from '../cart/cartRepository.ts';
import type { CheckedLine } from '../checkout/selectionRules.ts';
import { findAndHold, holdBeside, type NoSeats, type SeatWish } from './seatFinder.ts';
import {
  claimSeats,
  countFreeSeats,
  releaseSeats,
  seatsHeldBy,
  type CartKey,
  type HeldSeat,
} from './seatHoldRepository.ts';
import { SeatsLost } from './seatsLost.ts';
import { lieTogether, planSeats, type SeatPlan } from './seatPlan.ts';

/** The hold that is being changed. */
export interface HoldChange {
  cart: CartKey;
  /** It holds nothing yet. */
  isNew: boolean;
  heldUntil: Date;
  /** Lines as they were; of an expired cart too, whose seats are tried again. */
  previous: readonly StoredLine[];
}

interface PlannedLine extends SeatPlan {
  line: CheckedLine;
  /** Seats that an expired cart had: taken again where they are free, and not insisted on. */
  preferred: string[];
}

const wishOf = ({ offer, sectionCode, maySplit, accessible }: CheckedLine, quantity: number): SeatWish => ({
  inventoryItemId: offer.inventoryItemId,
  quantity,
  sectionCode,
  maySplit,
  accessible,
});

/**
 * Holds the seats of all seated lines, or throws: what was picked and kept in one statement, in the order of the seat
 * codes; what is to be found after that, without waiting for anybody.
 * @returns seats by cartGuid
 * @throws SeatsLost, and Failure seatsNotTogether, notEnoughContiguousSeats, purchaseSoldOut
 */
export async function holdSeatsOfLines(
  tx: TransactionScope,
  change: HoldChange,
  lines: readonly CheckedLine[],
): Promise<Map<string, HeldSeat[]>> {
  const { cart, previous, heldUntil } = change;
  const seated = lines.filter(({ offer }) => offer.seating === 'seated');
  const seatedBefore = previous.filter(({ seating }) => seating === 'seated');
  const codesBefore = change.isNew ? [] : seatedBefore.flatMap(({ seatCodes }) => seatCodes);
  const held = await seatsHeldBy(tx, cart, codesBefore);
  const plans = seated.map((line) => planLine(line, seatedBefore, held));
  const wanted = new Set(plans.flatMap(({ keep, claim }) => [...keep, ...claim]));
  const given = held.map(({ seatCode }) => seatCode).filter((code) => !wanted.has(code));
  await releaseSeats(tx, cart, given);
  const claimed = new Map(
    (await claimSeats(tx, cart, [...wanted], heldUntil)).map((seat) => [seat.seatCode, seat]),
  );
  for (const plan of plans) refuseLost(cart, plan, claimed);
  const seats = new Map<string, HeldSeat[]>();
  for (const plan of plans) {
    const own = [...plan.keep, ...plan.claim].map((code) => claimed.get(code)!);
    seats.set(plan.line.cartGuid, await complete(tx, change, plan, own));
  }
  return seats;
}

function planLine(
  line: CheckedLine,
  previous: readonly StoredLine[],
  held: readonly HeldSeat[],
): PlannedLine {
  const before = previous.find(
    ({ cartGuid, offerGroupId }) => cartGuid === line.cartGuid && offerGroupId === line.offer.offerGroupId,
  );
  const own = held.filter(({ seatCode }) => before?.seatCodes.includes(seatCode));
  const plan = planSeats(own, line);
  const isLost = before !== undefined && own.length === 0 && plan.find === before.quantity;
  return { ...plan, line, preferred: isLost ? before.seatCodes : [] };
}

function refuseLost(
  { eventId }: CartKey,
  { line, keep, claim }: PlannedLine,
  claimed: ReadonlyMap<string, HeldSeat>,
): void {
  const { cartGuid, offer, quantity } = line;
  const codes = [...keep, ...claim];
  const lost = codes.filter((code) => claimed.get(code)?.inventoryItemId !== offer.inventoryItemId);
  if (lost.length > 0)
    throw new SeatsLost({ cartGuid, eventId, lost, wish: wishOf(line, quantity), kept: keep });
  const picked = codes.map((code) => claimed.get(code)!);
  if (line.seatCodes && !line.maySplit && !lieTogether(picked))
    throw failure('seatsNotTogether', { cartGuid });
}

async function complete(
  tx: TransactionScope,
  { cart, heldUntil }: HoldChange,
  { line, find, preferred }: PlannedLine,
  own: HeldSeat[],
): Promise<HeldSeat[]> {
  if (find === 0) return own;
  if (own.length > 0) {
    const beside = await holdBeside(tx, cart, own, find, heldUntil);
    if (beside) return [...own, ...beside];
    if (!line.maySplit)
      throw notTogether(line, await countFreeSeats(tx, cart.eventId, line.offer.inventoryItemId));
  }
  if (preferred.length > 0) {
    const again = await claimSeats(tx, cart, preferred, heldUntil, { skipLocked: true });
    if (again.length === preferred.length) return again;
    await releaseSeats(
      tx,
      cart,
      again.map(({ seatCode }) => seatCode),
    );
  }
  const found = await findAndHold(tx, cart, wishOf(line, find), heldUntil);
  if ('free' in found) throw notEnough(line, find, found);
  return [...own, ...found];
}

const notTogether = ({ cartGuid }: CheckedLine, available: number) =>
  failure('notEnoughContiguousSeats', { cartGuid, available });

const notEnough = (line: CheckedLine, find: number, { free }: NoSeats) =>
  free < find
    ? failure('purchaseSoldOut', {
        cartGuid: line.cartGuid,
        offerGroupId: line.offer.offerGroupId,
        available: free,
      })
    : notTogether(line, free);
