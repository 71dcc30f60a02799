// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { AcceptedEngagement, AnswerEngagementOfferRequest, EngagementLink, EngagementOffer, GiveToGuestRequest, OfferEngagementRequest } from './types.gen.ts';
import type { Accepted } from '../../common/value/types.gen.ts';
import type { AssignmentString } from '../../token-assignment/guest-purchase/types.gen.ts';
import type { PromoterLink } from '../transaction/types.gen.ts';

export const promoterHandOverOperations = {
  offerEngagement: { method: 'POST', path: '/client/promoter/assign', domain: 'promoter', noun: 'hand-over', kind: 'mutation', access: 'client', idempotent: true, extension: true, requirements: ['C2.05', 'C6.06'], errors: ['notFound', 'marketplaceClosed', 'tooManyRequests', 'unauthorized', 'forbidden', 'emailUnverified', 'idempotencyInProgress', 'idempotencyMismatch', 'invalidRequest', 'serverError', 'serviceUnavailable'], right: { right: 'events', scope: 'eventId' } },
  validateEngagementOffer: { method: 'GET', path: '/client/promoter/public/validate', domain: 'promoter', noun: 'hand-over', kind: 'query', access: 'anonymous', idempotent: false, extension: true, requirements: ['C2.05', 'C3.23'], errors: ['tokenNoLongerValid', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  acceptEngagementOffer: { method: 'POST', path: '/client/promoter/confirm', domain: 'promoter', noun: 'hand-over', kind: 'mutation', access: 'verified', idempotent: false, extension: true, requirements: ['C2.05', 'C6.06'], errors: ['tokenNoLongerValid', 'purchaseSoldOut', 'unauthorized', 'forbidden', 'emailUnverified', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  declineEngagementOffer: { method: 'POST', path: '/client/promoter/public/decline', domain: 'promoter', noun: 'hand-over', kind: 'mutation', access: 'anonymous', idempotent: false, extension: true, requirements: ['C2.05'], errors: ['tokenNoLongerValid', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  giveToGuest: { method: 'POST', path: '/client/guest/assign', domain: 'promoter', noun: 'hand-over', kind: 'mutation', access: 'client', idempotent: true, extension: true, requirements: ['C7.09', 'C2.05'], errors: ['notFound', 'marketplaceClosed', 'ticketLimitMarketplace', 'ticketLimitEvent', 'childNeedsAdult', 'purchaseSoldOut', 'notEnoughContiguousSeats', 'seatsNotTogether', 'invalidSeatCodes', 'tooManyRequests', 'unauthorized', 'forbidden', 'emailUnverified', 'idempotencyInProgress', 'idempotencyMismatch', 'invalidRequest', 'serverError', 'serviceUnavailable'], right: { right: 'events', scope: 'eventId' } },
} as const;

export interface PromoterHandOverOperations {
  /** Offers a person by mail to sell an event as a promoter, on terms and with places. [C2.05, C6.06] */
  offerEngagement: { query: undefined; body: OfferEngagementRequest; request: OfferEngagementRequest; response: EngagementLink; error: 'notFound' | 'marketplaceClosed' | 'tooManyRequests' | 'unauthorized' | 'forbidden' | 'emailUnverified' | 'idempotencyInProgress' | 'idempotencyMismatch' | 'invalidRequest' | 'serverError' | 'serviceUnavailable' };
  /** What a mailed link offers a promoter, and what has become of it; changes nothing. [C2.05, C3.23] */
  validateEngagementOffer: { query: { assignmentString: AssignmentString }; body: undefined; request: { assignmentString: AssignmentString }; response: EngagementOffer; error: 'tokenNoLongerValid' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Accepts an offer to sell an event as the caller. Repeated by the same caller, it answers the same. [C2.05, C6.06] */
  acceptEngagementOffer: { query: undefined; body: AnswerEngagementOfferRequest; request: AnswerEngagementOfferRequest; response: AcceptedEngagement; error: 'tokenNoLongerValid' | 'purchaseSoldOut' | 'unauthorized' | 'forbidden' | 'emailUnverified' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Declines an offer to sell an event. [C2.05] */
  declineEngagementOffer: { query: undefined; body: AnswerEngagementOfferRequest; request: AnswerEngagementOfferRequest; response: Accepted; error: 'tokenNoLongerValid' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Holds units on sale for a guest of the organiser, who is mailed a link to take them, for nothing if so said. [C7.09, C2.05] */
  giveToGuest: { query: undefined; body: GiveToGuestRequest; request: GiveToGuestRequest; response: PromoterLink; error: 'notFound' | 'marketplaceClosed' | 'ticketLimitMarketplace' | 'ticketLimitEvent' | 'childNeedsAdult' | 'purchaseSoldOut' | 'notEnoughContiguousSeats' | 'seatsNotTogether' | 'invalidSeatCodes' | 'tooManyRequests' | 'unauthorized' | 'forbidden' | 'emailUnverified' | 'idempotencyInProgress' | 'idempotencyMismatch' | 'invalidRequest' | 'serverError' | 'serviceUnavailable' };
}
