import type { EventSummary, LaterState, Marketplace, OfferGroup } from '@foyer/contract';

const hasPassed = (instant: string | undefined, now: number): boolean =>
  instant !== undefined && Date.parse(instant) <= now;

/**
 * Returns the last of the later states of an event or window that has begun since it was answered [C4.05].
 * @param now server time in epoch milliseconds
 */
export const begunState = (
  { laterStates = [] }: Pick<EventSummary | Marketplace, 'laterStates'>,
  now: number,
): LaterState | undefined => laterStates.filter(({ at }) => hasPassed(at, now)).at(-1);

/**
 * Returns whether an offer can be held now: the server's answer, advanced if its window has opened or closed since.
 * @param now server time in epoch milliseconds
 */
export const isBuyableNow = (
  { buyable, endAt }: Pick<OfferGroup, 'buyable' | 'endAt'>,
  now: number,
): boolean => (buyable.allowed || hasPassed(buyable.opensAt, now)) && !hasPassed(endAt, now);
