// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { Attendance } from './event.gen.ts';
import type { AgeGroup, SeatingKind } from './item.gen.ts';
import type { Money } from './money.gen.ts';
import type { Permission } from './permission.gen.ts';
import type { SeatRef } from './seat.gen.ts';
import type { EmailAddress, Id, Instant, ShortText } from './value.gen.ts';
/**
 * Lifecycle state of a token.
 */
export type TokenState = ("active" | "checkedIn" | "sent" | "selling" | "voided" | "notUsed")
/**
 * What has become of a token, from the caller's view [C4.11]: `assignedToMe` if the caller attends, `accepted` if another person holds it now, `guest` and `child` if they enter with the caller, `guestOfAnother` if the caller enters with its holder. `declined`, `guestReturned`, `bounced` and `revoked` tell how the last assignment of an unassigned token ended.
 * 
 */
export type TokenAssignmentState = ("unassigned" | "assignedToMe" | "sent" | "accepted" | "declined" | "guest" | "child" | "guestReturned" | "bounced" | "selling" | "revoked" | "checkedIn" | "notUsed" | "guestOfAnother")
/**
 * Who a token is for [C3.16]. `guest` and `guestChild` enter with the caller.
 */
export type AssigneeKind = ("user" | "guest" | "guestChild")
/**
 * State of the record of an assignment [C4.12].
 */
export type AssignmentState = ("created" | "accepted" | "declined" | "returned" | "revoked" | "bounced")

/**
 * Rules in force at purchase, stored on the token and shown before payment.
 */
export interface TokenPolicy {
transfer: ("allowed" | "forbidden" | "later")
transferFrom?: Instant
/**
 * Doors, if absent.
 */
transferUntil?: Instant
/**
 * Whether the owner may revoke what another person accepted; `forbidden` if absent.
 */
revoke?: ("allowed" | "forbidden")
resale: ("allowed" | "forbidden" | "later")
resaleFrom?: Instant
resaleUntil?: Instant
/**
 * Maximum resale price above face value, if the event limits it; 0 is face value.
 */
resaleCapBasisPoints?: number
/**
 * Whether the event exchanges it for a better one now; `allowed` if absent.
 */
upgrade?: ("allowed" | "forbidden")
refund: ("none" | "untilDate" | "always")
refundUntil?: Instant
minimumAge?: number
idRequired: boolean
/**
 * How entrances read a {product}; the code on a screen always works [C3.11]. Missing for streams.
 */
entryMethod?: ("QrCode" | "NfcBle" | "Ble")
}
/**
 * Hand-over of a token to another person [C3.23].
 */
export interface TokenAssignment {
assignmentId: Id
/**
 * Shared by the tokens that were sent together.
 */
assignmentGroupId?: Id
state: AssignmentState
assigneeKind?: AssigneeKind
emailAddress?: EmailAddress
assigneeHasAccount?: boolean
/**
 * Of the guest or child, or of the account that accepted.
 */
firstName?: ShortText
lastName?: ShortText
createdAt?: Instant
/**
 * When the recipient is mailed, if that waits; until then the sender can undo it unseen.
 */
sendsAt?: Instant
/**
 * What became of it, first to last.
 * 
 * @maxItems 20
 */
history?: AssignmentStep[]
}
export interface AssignmentStep {
state: AssignmentState
at: Instant
}
/**
 * Access item of one attendee.
 */
export interface Token {
tokenId: Id
eventId: Id
/**
 * Order that paid for the token; for its owner only.
 */
orderId?: Id
offerGroupId: Id
state: TokenState
/**
 * Absent for a voided token.
 */
assignmentState?: TokenAssignmentState
/**
 * Last assignment; for who made it only.
 */
assignment?: TokenAssignment
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
 * Total paid for this token, taxes included; for its owner only, and absent without an order.
 */
paid?: Money
policy: TokenPolicy
/**
 * Who handed it to the caller [C3.22].
 */
inviter?: TokenInviter
/**
 * Of a season pass [C3.22].
 */
season?: TokenSeason
/**
 * What the caller may do with the token; absent from receipts.
 */
allowed?: TokenPermissions
}
export interface TokenSeason {
name: ShortText
/**
 * For its owner only.
 */
memberId?: string
}
export interface TokenInviter {
/**
 * What `return` gives back.
 */
assignmentId: Id
firstName: ShortText
lastName: ShortText
}
export interface TokenPermissions {
showCode: Permission
/**
 * Absent where no pass for Apple Wallet is made.
 */
applePass?: Permission
/**
 * Absent where no pass for Google Wallet is made.
 */
googlePass?: Permission
/**
 * Absent where the deployment has no transfers, and for a token that another person holds.
 */
transfer?: Permission
/**
 * Absent unless the caller holds it.
 */
nameGuest?: Permission
/**
 * Absent unless the caller holds it.
 */
nameChild?: Permission
/**
 * Absent without a guest or child; `takeBack` removes one.
 */
editGuest?: Permission
/**
 * Absent unless the caller holds it, and once it is assigned to the caller.
 */
selfAssign?: Permission
/**
 * Absent without an open assignment.
 */
takeBack?: Permission
/**
 * Absent unless another person accepted.
 */
revoke?: Permission
/**
 * Absent without an open invitation.
 */
resend?: Permission
/**
 * Of the own {product}, where the deployment has resale; absent while it is listed.
 */
sell?: Permission
/**
 * Absent unless it is listed.
 */
seeListing?: Permission
/**
 * Of the own {product} that were bought, where the deployment has upgrades.
 */
upgrade?: Permission
/**
 * Absent unless another person handed it to the caller.
 */
giveBack?: Permission
}
