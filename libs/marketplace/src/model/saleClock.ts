import type { EventSummary, OfferGroup, SaleState } from '@foyer/contract';

const hasPassed = (instant: string | undefined, now: number): boolean =>
  instant !== undefined && Date.parse(instant) <= now;

/**
 * Returns the current sale state: the server's answer, or the last of its later states that has begun since [C4.05].
 * @param now server time in epoch milliseconds
 */
export const saleStateNow = (
  { saleState, laterStates = [] }: Pick<EventSummary, 'saleState' | 'laterStates'>,
  now: number,
): SaleState => laterStates.filter(({ at }) => hasPassed(at, now)).at(-1)?.saleState ?? saleState;

/**
 * Returns whether an offer can be held now: the server's answer, advanced if its window has opened or closed since.
 * @param now server time in epoch milliseconds
 */
export const isBuyableNow = (
  { buyable, endAt }: Pick<OfferGroup, 'buyable' | 'endAt'>,
  now: number,
): boolean => (buyable.allowed || hasPassed(buyable.opensAt, now)) && !hasPassed(endAt, now);
