// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { ConfirmPromoterAssignmentRequest, ConfirmedAssignment } from './types.gen.ts';
import type { Accepted } from '../../common/value/types.gen.ts';
import type { AssignmentString, GuestAssignment } from '../../token-assignment/guest-purchase/types.gen.ts';

export const promoterSaleLinkOperations = {
  validatePromoterAssignmentV1: { method: 'GET', path: '/promoter/validate', domain: 'promoter', noun: 'sale-link', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['C7.27', 'C3.23'], errors: ['tokenNoLongerValid', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  confirmPromoterAssignmentV1: { method: 'GET', path: '/promoter/confirm', domain: 'promoter', noun: 'sale-link', kind: 'mutation', access: 'verified', idempotent: false, extension: false, requirements: ['C7.27', 'C4.21'], errors: ['tokenNoLongerValid', 'marketplaceClosed', 'reservationTimeRanOut', 'belowMinimumEventAge', 'ticketLimitEvent', 'unauthorized', 'forbidden', 'emailUnverified', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  declinePromoterAssignmentV1: { method: 'GET', path: '/promoter/decline', domain: 'promoter', noun: 'sale-link', kind: 'mutation', access: 'anonymous', idempotent: false, extension: false, requirements: ['C7.27', 'C4.21'], errors: ['tokenNoLongerValid', 'paymentPending', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  validatePromoterAssignment: { method: 'GET', path: '/promoter/v2/validate', domain: 'promoter', noun: 'sale-link', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['C7.27', 'C3.23'], errors: ['tokenNoLongerValid', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  confirmPromoterAssignment: { method: 'POST', path: '/promoter/v2/confirm', domain: 'promoter', noun: 'sale-link', kind: 'mutation', access: 'verified', idempotent: false, extension: false, requirements: ['C7.28', 'C4.21'], errors: ['tokenNoLongerValid', 'marketplaceClosed', 'reservationTimeRanOut', 'belowMinimumEventAge', 'ticketLimitEvent', 'unauthorized', 'forbidden', 'emailUnverified', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  declinePromoterAssignment: { method: 'GET', path: '/promoter/v2/decline', domain: 'promoter', noun: 'sale-link', kind: 'mutation', access: 'anonymous', idempotent: false, extension: false, requirements: ['C7.27', 'C4.21'], errors: ['tokenNoLongerValid', 'paymentPending', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
} as const;

export interface PromoterSaleLinkOperations {
  /** What a promoter's link holds for a guest, and what has become of it; changes nothing (v1). [C7.27, C3.23] */
  validatePromoterAssignmentV1: { query: { assignmentString: AssignmentString }; body: undefined; request: { assignmentString: AssignmentString }; response: GuestAssignment; error: 'tokenNoLongerValid' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Accepts what a promoter's link holds as the caller, who alone can pay from then on; what is free is theirs at once (v1). [C7.27, C4.21] */
  confirmPromoterAssignmentV1: { query: { assignmentString: AssignmentString }; body: undefined; request: { assignmentString: AssignmentString }; response: ConfirmedAssignment; error: 'tokenNoLongerValid' | 'marketplaceClosed' | 'reservationTimeRanOut' | 'belowMinimumEventAge' | 'ticketLimitEvent' | 'unauthorized' | 'forbidden' | 'emailUnverified' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Declines what a promoter's link holds, which returns to the allotment (v1). [C7.27, C4.21] */
  declinePromoterAssignmentV1: { query: { assignmentString: AssignmentString }; body: undefined; request: { assignmentString: AssignmentString }; response: Accepted; error: 'tokenNoLongerValid' | 'paymentPending' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** What a promoter's link holds for a guest, and what has become of it; changes nothing. [C7.27, C3.23] */
  validatePromoterAssignment: { query: { assignmentString: AssignmentString }; body: undefined; request: { assignmentString: AssignmentString }; response: GuestAssignment; error: 'tokenNoLongerValid' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Accepts what a promoter's link holds as the caller, who alone can pay from then on; what is free is theirs at once. [C7.28, C4.21] */
  confirmPromoterAssignment: { query: undefined; body: ConfirmPromoterAssignmentRequest; request: ConfirmPromoterAssignmentRequest; response: ConfirmedAssignment; error: 'tokenNoLongerValid' | 'marketplaceClosed' | 'reservationTimeRanOut' | 'belowMinimumEventAge' | 'ticketLimitEvent' | 'unauthorized' | 'forbidden' | 'emailUnverified' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Declines what a promoter's link holds, which returns to the allotment. [C7.27, C4.21] */
  declinePromoterAssignment: { query: { assignmentString: AssignmentString }; body: undefined; request: { assignmentString: AssignmentString }; response: Accepted; error: 'tokenNoLongerValid' | 'paymentPending' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
