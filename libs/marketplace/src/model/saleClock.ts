import type { EventSummary, OfferGroup, SaleState } from '@foyer/contract';

/** Window of a sale, with its state at the time of the answer. */
export type SaleWindowFacts = Pick<
  EventSummary,
  'saleState' | 'saleType' | 'opensAt' | 'closesAt' | 'resultsAt'
>;

const waiting: readonly SaleState[] = ['upcoming', 'openingSoon'];
const onSale: readonly SaleState[] = ['open', 'endingSoon', 'active'];

const hasPassed = (instant: string | undefined, now: number): boolean =>
  instant !== undefined && Date.parse(instant) <= now;

/**
 * Returns the current sale state: the server's answer, advanced if a window has opened or closed since. Boundaries
 * match the server's: open from `opensAt`, closed from `closesAt` [C4.05].
 * @param now server time in epoch milliseconds
 */
export function saleStateNow(window: SaleWindowFacts, now: number): SaleState {
  const { saleState, saleType, opensAt, closesAt, resultsAt } = window;
  const isWaiting = waiting.includes(saleState);
  if (saleState === 'pendingResults') return hasPassed(resultsAt, now) ? 'closed' : saleState;
  if ((isWaiting || onSale.includes(saleState)) && hasPassed(closesAt, now))
    return resultsAt && !hasPassed(resultsAt, now) ? 'pendingResults' : 'closed';
  if (isWaiting && hasPassed(opensAt, now)) return saleType === 'secondaryExchange' ? 'active' : 'open';
  return saleState;
}

/**
 * Returns whether an offer can be held now: the server's answer, advanced if its window has opened or closed since.
 * @param now server time in epoch milliseconds
 */
export const isBuyableNow = (
  { buyable, endAt }: Pick<OfferGroup, 'buyable' | 'endAt'>,
  now: number,
): boolean => (buyable.allowed || hasPassed(buyable.opensAt, now)) && !hasPassed(endAt, now);
