// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { Attendance } from '../event/types.gen.ts';
import type { AgeGroup, SeatingKind } from '../item/types.gen.ts';
import type { Money } from '../money/types.gen.ts';
import type { SeatRef } from '../seat/types.gen.ts';
import type { Id, Instant, ShortText } from '../value/types.gen.ts';
/**
 * Lifecycle state of a token [C4.07, C4.11].
 */
export type TokenState = ("active" | "checkedIn" | "sent" | "selling" | "voided" | "notUsed")

/**
 * Rules in force at purchase, stored on the token and shown before payment.
 */
export interface TokenPolicy {
transfer: ("allowed" | "forbidden" | "later")
transferFrom?: Instant
resale: ("allowed" | "forbidden" | "later")
resaleFrom?: Instant
/**
 * Maximum resale price above face value, if the event limits it; 0 is face value.
 */
resaleCapBasisPoints?: number
refund: ("none" | "untilDate" | "always")
refundUntil?: Instant
minimumAge?: number
idRequired: boolean
}
/**
 * Access item of one attendee.
 */
export interface Token {
tokenId: Id
eventId: Id
orderId: Id
offerGroupId: Id
state: TokenState
/**
 * Name of the offer group.
 */
name: ShortText
seating: SeatingKind
seat?: SeatRef
/**
 * Section of a standing token.
 */
sectionName?: ShortText
gate?: ShortText
attendance: Attendance
ageGroup?: AgeGroup
/**
 * Total paid for this token, taxes included.
 */
paid: Money
policy: TokenPolicy
}
