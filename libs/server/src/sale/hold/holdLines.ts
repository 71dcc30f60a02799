import type { Locale } from '@foyer/contract';
import { failure } from '../../platform/http/answers/failure.ts';
import type { InTransaction } from '../../platform/http/withTransaction.ts';
import type { Step } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { replaceLines, type CommitmentKey } from '../commitment/commitmentRepository.ts';
import { quotedUnitsOf, type QuotedCart } from '../cart/quoteCart.ts';
import { quoteLines } from '../cart/saleContext.ts';
import type { SeatSnapshot } from '../cart/saleSnapshot.ts';
import type { GivenUp, StoredLine } from '../commitment/storedLine.ts';
import { claimHold } from './heldRepository.ts';
import { quantitiesOf, storedLine } from './plannedLine.ts';
import { criteriaOf, planSeatsOfLines, type PlannedSeats } from './seatPlanner.ts';
import { offeringNextBest, SeatsLost } from './seatsLost.ts';
import { SeatSearch } from '../inventory/seatSearch.ts';
import type { CheckedLine } from '../limit/selectionRules.ts';
import type { SaleFacts } from '../offer/saleFacts.ts';

/** Another sale took seats that were found, or another call with the same key was faster: the attempt starts over. */
export class StartOver extends Error {
  override name = 'StartOver';
}

const mostTries = 20;

/** Runs an attempt until no other sale is faster. */
export async function untilHeld<Held>(
  { newId }: Pick<Platform, 'newId'>,
  attempt: (search: SeatSearch) => Promise<Held>,
): Promise<Held> {
  const search = new SeatSearch(newId());
  for (let tries = 0; tries < mostTries; tries += 1) {
    try {
      return await attempt(search);
    } catch (error) {
      if (!(error instanceof StartOver)) throw error;
      search.collided([]);
      search.waitFromNowOn();
    }
  }
  throw failure('serviceUnavailable');
}

/** Repeats the transaction that follows until no other sale takes the seats that it found. */
export const retryingSeats: Step<{ search: SeatSearch }> = {
  name: 'retryingSeats',
  run: (context, next) =>
    offeringNextBest.run(context, () => untilHeld(context.platform, (search) => next({ search }))),
};

/** What to hold, in place of what a commitment held before. */
export interface LinesToHold {
  facts: SaleFacts;
  lines: readonly CheckedLine[];
  /** Picked seats, and those of the lines before. */
  seats: readonly SeatSnapshot[];
  /** Lines of the commitment before; none of a new one. */
  previous: readonly StoredLine[];
  key: CommitmentKey & { holdId: string };
  heldUntil: Date;
  firstHeldAt: Date;
  /** {product} that it gives up once it is paid; absent if there are none. */
  givenUp?: readonly GivenUp[];
  /** Price of each unit in place of that of its offer, in minor units. */
  amount?: number;
}

/**
 * Claims seats and quantities, and what is given up.
 * @throws StartOver, SeatsLost of picked seats, Failure purchaseSoldOut, tokenNotActive
 */
async function claim(
  { tx }: InTransaction,
  { lines, key, previous, heldUntil, givenUp }: LinesToHold,
  { stored, seats }: { stored: readonly StoredLine[]; seats: PlannedSeats },
): Promise<void> {
  const { eventId, holdId } = key;
  const picked = [...seats.picked, ...seats.found];
  const claimed = await claimHold(tx, {
    ...{ eventId, holdId, heldUntil, picked },
    released: seats.released,
    pickedFrom: picked.map((code) => seats.allotments.get(code) ?? null),
    quantities: quantitiesOf(stored, previous),
    ...(givenUp ? { givenUp } : {}),
  });
  if (claimed.outcome === 'held') return;
  if (claimed.outcome === 'soldOut') {
    const line = lines.find(({ offer }) => offer.inventoryItemId === claimed.itemId)!;
    const { offerGroupId } = line.offer;
    const { available } = claimed;
    throw failure('purchaseSoldOut', { cartGuid: line.cartGuid, offerGroupId, available });
  }
  if (claimed.outcome === 'tokensLost') throw failure('tokenNotActive');
  if (claimed.outcome !== 'seatsLost') throw new Error(`A hold was refused: ${claimed.outcome}`);
  const lost = picked.filter((code) => !claimed.seatCodes.includes(code));
  const [line] = lines.filter(({ seatCodes }) => seatCodes?.some((code) => lost.includes(code)));
  if (!line) throw new StartOver();
  const { cartGuid, quantity } = line;
  throw new SeatsLost({ cartGuid, eventId, lost, criteria: criteriaOf(line, quantity), kept: [] });
}

/**
 * Holds checked lines for a commitment.
 * @param open opens the commitment once its price is known; absent for one that is held already
 * @throws Failure, SeatsLost; StartOver: the caller starts over
 */
export async function holdLines(
  context: InTransaction & { platform: Platform; locale: Locale; search: SeatSearch },
  parts: LinesToHold,
  open?: (quoted: QuotedCart) => Promise<void>,
): Promise<QuotedCart> {
  const { tx, platform, locale, search } = context;
  const { facts, lines, previous, key, firstHeldAt, givenUp, amount } = parts;
  const { eventId, holdId } = key;
  const isNew = previous.length === 0;
  const seats = await planSeatsOfLines(
    tx,
    { eventId, holdId, isNew, previous, seats: parts.seats, search },
    lines,
  );
  const stored = lines.map((line) => ({
    ...storedLine(line, platform.newId(), seats.ofLines.get(line.cartGuid)),
    ...(amount === undefined ? {} : { amount }),
  }));
  const quoted = quoteLines(facts, stored, locale, { firstHeldAt, discountId: null });
  await open?.(quoted);
  await replaceLines(
    tx,
    key,
    stored.map((line, at) => ({ ...line, quotedUnits: quotedUnitsOf(quoted.lines[at]!) })),
    givenUp,
  );
  await claim(context, parts, { stored, seats });
  return quoted;
}
