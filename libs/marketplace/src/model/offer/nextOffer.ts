import type { Money } from '@foyer/contract';
import { errorDetailsOf } from '@foyer/api-client';

/** Nearest matching offer when the filters match nothing. */
export interface NextOffer {
  offerGroupId: string;
  name: string;
  allIn: Money;
}

const isNext = (value: unknown): value is NextOffer =>
  typeof value === 'object' &&
  value !== null &&
  'offerGroupId' in value &&
  typeof value.offerGroupId === 'string' &&
  'name' in value &&
  typeof value.name === 'string' &&
  'allIn' in value &&
  typeof value.allIn === 'object' &&
  value.allIn !== null &&
  'amount' in value.allIn &&
  typeof value.allIn.amount === 'number' &&
  'currency' in value.allIn &&
  typeof value.allIn.currency === 'string';

/** Reads the next offer from the error of a search; `undefined` if the server names none. */
export function nextOfferOf(error: unknown): NextOffer | undefined {
  const { next } = errorDetailsOf(error);
  return isNext(next) ? next : undefined;
}
