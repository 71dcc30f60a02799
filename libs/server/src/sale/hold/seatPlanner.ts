import type { Queryable } from '../../platform/database/transactionScope.ts';
import { failure } from '../../platform/http/answers/failure.ts';
import type { StoredLine } from '../commitment/storedLine.ts';
import type { SeatSnapshot } from '../cart/saleSnapshot.ts';
import type { CheckedLine } from '../limit/selectionRules.ts';
import {
  findBeside,
  findBest,
  type NoSeats,
  type SeatSurroundings,
  type SeatCriteria,
} from '../inventory/seatFinder.ts';
import { countFreeSeats, type HeldSeat } from '../inventory/seatHoldRepository.ts';
import { SeatsLost } from './seatsLost.ts';
import { lieTogether, planSeats, type SeatPlan } from '../inventory/seatPlan.ts';
import type { SeatSearch } from '../inventory/seatSearch.ts';

/** Snapshot of the hold to change. */
export interface HoldSnapshot {
  eventId: string;
  holdId: string;
  /** Set if the hold has nothing yet. */
  isNew: boolean;
  /** Previous lines, including those of an expired cart, whose seats are tried again. */
  previous: readonly StoredLine[];
  /** Picked seats, and those of the previous lines. */
  seats: readonly SeatSnapshot[];
  search: SeatSearch;
}

/** Seats to hold, by cartGuid and as codes. */
export interface PlannedSeats {
  ofLines: Map<string, HeldSeat[]>;
  /** Allotment that each free seat must be in, by code; null for none. */
  allotments: Map<string, string | null>;
  released: string[];
  picked: string[];
  found: string[];
}

/** Changes to the seats of one line. */
interface LineSeatPlan extends SeatPlan {
  line: CheckedLine;
  /** Seats of an expired cart: taken again if they are free, without a failure otherwise. */
  preferred: string[];
}

/** Builds the seat search of a line. */
export const criteriaOf = (
  { offer, sectionCode, maySplit, accessible }: CheckedLine,
  quantity: number,
): SeatCriteria => ({
  inventoryItemId: offer.inventoryItemId,
  allotmentId: offer.allotmentId,
  quantity,
  sectionCode,
  maySplit,
  accessible,
});

/**
 * Plans the seats of all seated lines: picked and kept ones, and the best available for the rest.
 * Nothing is held yet.
 * @throws SeatsLost, and Failure seatsNotTogether, notEnoughContiguousSeats, purchaseSoldOut
 */
export async function planSeatsOfLines(
  db: Queryable,
  hold: HoldSnapshot,
  lines: readonly CheckedLine[],
): Promise<PlannedSeats> {
  const seated = lines.filter(({ offer }) => offer.seating === 'seated');
  const before = hold.previous.filter(({ seating }) => seating === 'seated');
  const held = hold.isNew ? [] : hold.seats.filter(({ owner }) => owner === hold.holdId);
  const plans = seated.map((line) => planLine(line, before, held));
  const picked = new Set(plans.flatMap(({ keep, claim }) => [...keep, ...claim]));
  const released = held.map(({ seatCode }) => seatCode).filter((code) => !picked.has(code));
  const seen = new Map(hold.seats.map((seat) => [seat.seatCode, seat]));
  for (const plan of plans) refuseLost(hold, plan, seen);
  const ofLines = new Map<string, HeldSeat[]>();
  const found: string[] = [];
  const allotments = new Map<string, string | null>();
  for (const plan of plans) {
    const own = [...plan.keep, ...plan.claim].map((code) => seen.get(code)!);
    const planned = new Set([...picked, ...found]);
    const around = { eventId: hold.eventId, asFree: released, planned, search: hold.search };
    const more = plan.find === 0 ? [] : await findMore(db, plan, own, { ...around, seen });
    ofLines.set(plan.line.cartGuid, [...own, ...more]);
    for (const { seatCode } of [...own, ...more]) allotments.set(seatCode, plan.line.offer.allotmentId);
    found.push(...more.map(({ seatCode }) => seatCode));
  }
  return { ofLines, allotments, released, picked: [...picked], found };
}

function planLine(
  line: CheckedLine,
  previous: readonly StoredLine[],
  held: readonly HeldSeat[],
): LineSeatPlan {
  const before = previous.find(
    ({ cartGuid, offerGroupId }) => cartGuid === line.cartGuid && offerGroupId === line.offer.offerGroupId,
  );
  const own = held.filter(({ seatCode }) => before?.seatCodes.includes(seatCode));
  const plan = planSeats(own, line);
  const isLost = before !== undefined && own.length === 0 && plan.find === before.quantity;
  return { ...plan, line, preferred: isLost ? before.seatCodes : [] };
}

function refuseLost(
  { eventId, holdId }: HoldSnapshot,
  { line, keep, claim }: LineSeatPlan,
  seen: ReadonlyMap<string, SeatSnapshot>,
): void {
  const { cartGuid, offer, quantity } = line;
  const codes = [...keep, ...claim];
  const lost = codes.filter((code) => {
    const seat = seen.get(code);
    const isToBeHad =
      seat !== undefined &&
      (seat.owner === holdId || (seat.isFree && seat.allotmentId === offer.allotmentId));
    return !isToBeHad || seat.inventoryItemId !== offer.inventoryItemId;
  });
  if (lost.length > 0)
    throw new SeatsLost({ cartGuid, eventId, lost, criteria: criteriaOf(line, quantity), kept: keep });
  const picked = codes.map((code) => seen.get(code)!);
  if (line.seatCodes && !line.maySplit && !lieTogether(picked))
    throw failure('seatsNotTogether', { cartGuid });
}

/** Finds seats beside those of the line, else those before the hold expired, else the best available. */
async function findMore(
  db: Queryable,
  { line, find, preferred }: LineSeatPlan,
  own: readonly HeldSeat[],
  around: SeatSurroundings & { seen: ReadonlyMap<string, SeatSnapshot> },
): Promise<HeldSeat[]> {
  if (own.length > 0) {
    const { allotmentId } = line.offer;
    const beside = await findBeside(db, own, find, { ...around, allotmentId });
    if (beside) return beside;
    if (!line.maySplit) throw notTogether(line, await countFreeSeats(db, around.eventId, line.offer));
  }
  const before = preferred.flatMap((code) => around.seen.get(code) ?? []);
  const isOpen = ({ seatCode, isFree, allotmentId }: SeatSnapshot) =>
    isFree &&
    allotmentId === line.offer.allotmentId &&
    !around.planned.has(seatCode) &&
    !around.search.taken.has(seatCode);
  if (before.length > 0 && before.length === preferred.length && before.every(isOpen)) return before;
  const best = await findBest(db, criteriaOf(line, find), around);
  if ('free' in best) throw notEnough(line, find, best);
  return best;
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
