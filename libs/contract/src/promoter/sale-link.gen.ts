// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { Id } from '../common/value.gen.ts';
import type { AssignmentString } from '../token-assignment/guest-purchase.gen.ts';
export interface ConfirmPromoterAssignmentRequest {
assignmentString: AssignmentString
}
export interface ConfirmedAssignment {
eventId: Id
isPaymentDue: boolean
/**
 * Once nothing is due.
 */
orderId?: Id
}
