// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { GiveToGuestRequest } from './types.gen.ts';
import type { PromoterLink } from '../transaction/types.gen.ts';

export const promoterHandOverOperations = {
  giveToGuest: { method: 'POST', path: '/client/guest/assign', domain: 'promoter', noun: 'hand-over', kind: 'mutation', access: 'client', idempotent: true, extension: true, requirements: ['C7.09', 'C2.05'], errors: ['notFound', 'marketplaceClosed', 'ticketLimitMarketplace', 'ticketLimitEvent', 'childNeedsAdult', 'purchaseSoldOut', 'notEnoughContiguousSeats', 'seatsNotTogether', 'invalidSeatCodes', 'tooManyRequests', 'unauthorized', 'forbidden', 'emailUnverified', 'idempotencyInProgress', 'idempotencyMismatch', 'invalidRequest', 'serverError', 'serviceUnavailable'], right: { right: 'events', scope: 'eventId' } },
} as const;

export interface PromoterHandOverOperations {
  /** Holds units on sale for a guest of the organiser, who is mailed a link to take them, for nothing if so said. [C7.09, C2.05] */
  giveToGuest: { query: undefined; body: GiveToGuestRequest; request: GiveToGuestRequest; response: PromoterLink; error: 'notFound' | 'marketplaceClosed' | 'ticketLimitMarketplace' | 'ticketLimitEvent' | 'childNeedsAdult' | 'purchaseSoldOut' | 'notEnoughContiguousSeats' | 'seatsNotTogether' | 'invalidSeatCodes' | 'tooManyRequests' | 'unauthorized' | 'forbidden' | 'emailUnverified' | 'idempotencyInProgress' | 'idempotencyMismatch' | 'invalidRequest' | 'serverError' | 'serviceUnavailable' };
}
