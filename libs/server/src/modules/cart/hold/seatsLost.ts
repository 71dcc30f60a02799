import type { Database } from '../../../database/database.ts';
import { failure, type Failure } from '../../../http/failure.ts';
import type { Step } from '../../../http/route.ts';
import { presentSeats } from '../cart/seatPresenter.ts';
import { suggestSeats, type SeatWish } from './seatFinder.ts';
import { findSeats } from './seatHoldRepository.ts';

export interface LostSeats {
  cartGuid: string;
  eventId: string;
  /** Picked seats that somebody else has. */
  lost: string[];
  wish: SeatWish;
  /** Seats that the line holds and goes on holding; they may be part of the next best. */
  kept: string[];
}

/** Somebody else was faster. Thrown inside the transaction, told after it. */
export class SeatsLost extends Error {
  override name = 'SeatsLost';
  readonly facts: LostSeats;

  constructor(facts: LostSeats) {
    super('Seats are lost');
    this.facts = facts;
  }
}

async function tell(
  { query }: Database,
  { cartGuid, eventId, lost, wish, kept }: LostSeats,
): Promise<Failure> {
  const next = await suggestSeats(query, eventId, wish, kept);
  const nextBest = await presentSeats(query, eventId, await findSeats(query, eventId, next ?? []));
  return failure('invalidSeatCodes', { cartGuid, lostSeatCodes: lost, nextBest });
}

/**
 * Looks for the next best seats once the transaction is rolled back: until then the loser would keep others waiting
 * [C8.12].
 */
export const offeringNextBest: Step<object> = {
  name: 'offeringNextBest',
  run: async (context, next) => {
    try {
      return await next({});
    } catch (error) {
      if (!(error instanceof SeatsLost)) throw error;
      throw await tell(context.platform.database, error.facts);
    }
  },
};
