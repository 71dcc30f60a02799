import type { OfferGroup, SaleState } from '@foyer/contract';

/** Window of a sale, with its state at the time of the answer. */
export interface SaleWindowFacts {
  saleState: SaleState;
  opensAt?: string | undefined;
  closesAt?: string | undefined;
}

const waiting: readonly SaleState[] = ['upcoming', 'openingSoon'];
const onSale: readonly SaleState[] = ['open', 'endingSoon'];

const hasPassed = (instant: string | undefined, now: number): boolean =>
  instant !== undefined && Date.parse(instant) <= now;

/**
 * Returns the current sale state: the server's answer, advanced if a window has opened or closed since. Boundaries
 * match the server's: open from `opensAt`, closed from `closesAt` [C4.05].
 * @param now server time in epoch milliseconds
 */
export function saleStateNow({ saleState, opensAt, closesAt }: SaleWindowFacts, now: number): SaleState {
  if ((waiting.includes(saleState) || onSale.includes(saleState)) && hasPassed(closesAt, now))
    return 'closed';
  return waiting.includes(saleState) && hasPassed(opensAt, now) ? 'open' : saleState;
}

/**
 * Returns whether an offer can be held now: the server's answer, advanced if its window has opened or closed since.
 * @param now server time in epoch milliseconds
 */
export const isBuyableNow = (
  { buyable, endAt }: Pick<OfferGroup, 'buyable' | 'endAt'>,
  now: number,
): boolean => (buyable.allowed || hasPassed(buyable.opensAt, now)) && !hasPassed(endAt, now);
