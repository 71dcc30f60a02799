import type { Database } from '../../platform/database/database.ts';
import { failure, type Failure } from '../../platform/http/answers/failure.ts';
import type { Step } from '../../platform/http/route.ts';
import { presentSeats } from '../inventory/seatPresenter.ts';
import { suggestSeats, type SeatCriteria } from '../inventory/seatFinder.ts';
import { findSeats } from '../inventory/seatHoldRepository.ts';

export interface LostSeats {
  cartGuid: string;
  eventId: string;
  /** Picked seats that another buyer holds. */
  lost: string[];
  criteria: SeatCriteria;
  /** Seats that the line keeps; the next best may include them. */
  kept: string[];
}

/** Thrown in the transaction when another buyer was faster; converted to an answer after the rollback. */
export class SeatsLost extends Error {
  override name = 'SeatsLost';
  readonly facts: LostSeats;

  constructor(facts: LostSeats) {
    super('Seats are lost');
    this.facts = facts;
  }
}

async function presentLostSeats(
  { query }: Database,
  { cartGuid, eventId, lost, criteria, kept }: LostSeats,
): Promise<Failure> {
  const next = await suggestSeats(query, eventId, criteria, kept);
  const nextBest = await presentSeats(query, eventId, await findSeats(query, eventId, next ?? []));
  return failure('invalidSeatCodes', { cartGuid, lostSeatCodes: lost, nextBest });
}

/**
 * Looks for the next best seats after the rollback, because doing so within the transaction would keep others waiting
 * [C8.12].
 */
export const offeringNextBest: Step<object> = {
  name: 'offeringNextBest',
  run: async (context, next) => {
    try {
      return await next({});
    } catch (error) {
      if (!(error instanceof SeatsLost)) throw error;
      throw await presentLostSeats(context.platform.database, error.facts);
    }
  },
};
