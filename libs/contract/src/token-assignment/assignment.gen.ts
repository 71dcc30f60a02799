// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { Attendance, EventSummary } from '../common/event.gen.ts';
import type { AgeGroup, SeatingKind } from '../common/item.gen.ts';
import type { Permission } from '../common/permission.gen.ts';
import type { SeatRef } from '../common/seat.gen.ts';
import type { AssigneeKind, TokenAssignment } from '../common/token.gen.ts';
import type { Day, EmailAddress, Id, Instant, ShortText } from '../common/value.gen.ts';
/**
 * Secret of the mail about what a young session sends; of no use once it is sent.
 */
export type UndoCode = string
/**
 * Secret of an invitation, from its mail.
 */
export type AcceptanceCode = string
export type AssignmentMessage = string

export interface UndoWaitingAssignmentsRequest {
undoCode: UndoCode
}
/**
 * What is mailed to others at `sendsAt`, unless it is taken back before.
 */
export interface WaitingAssignments {
event: EventSummary
quantity: number
/**
 * Masked addresses; the first 20.
 * 
 * @maxItems 20
 */
recipients: ShortText[]
recipientCount: number
sendsAt: Instant
}
export interface InvitedToken {
tokenId: Id
/**
 * Name of the offer group.
 */
name: ShortText
seating: SeatingKind
seat?: SeatRef
sectionName?: ShortText
attendance: Attendance
ageGroup?: AgeGroup
}
export interface TokenInvitation {
inviteId: Id
assignmentGroupId: Id
eventId: Id
event: EventSummary
inviterFirstName: ShortText
inviterLastName: ShortText
/**
 * Masked, as in `f••@example.com`.
 */
emailAddress: string
assigneeHasAccount: boolean
message?: AssignmentMessage
/**
 * @minItems 1
 * @maxItems 500
 */
tokens: InvitedToken[]
minimumAge?: number
idRequired: boolean
/**
 * Doors; the tokens are the sender's again from then on.
 */
acceptUntil: Instant
}
export interface AcceptedInvitation {
eventId: Id
/**
 * @minItems 1
 * @maxItems 500
 */
tokenIds: Id[]
}
export interface CreateTokenAssignmentRequest {
eventId: Id
/**
 * One token for a guest or child.
 * 
 * @minItems 1
 * @maxItems 50
 */
tokenIds: Id[]
assigneeKind: AssigneeKind
/**
 * Of a `user`.
 */
emailAddress?: EmailAddress
/**
 * Of a guest or child.
 */
firstName?: string
/**
 * Of a guest or child.
 */
lastName?: string
/**
 * Of a child, and of a guest at an event with a minimum age.
 */
birthDate?: Day
/**
 * To a `user`.
 */
message?: AssignmentMessage
}
export interface BulkRecipient {
/**
 * Of the file, which errors name.
 */
line: number
/**
 * As in the file.
 */
email: string
qty: number
}
export interface CreateTokenAssignmentsRequest {
eventId: Id
/**
 * @minItems 1
 * @maxItems 10000
 */
tokenIds: Id[]
/**
 * @minItems 1
 * @maxItems 10000
 */
recipients: BulkRecipient[]
message?: AssignmentMessage
}
export interface TokenAssignmentGroup {
assignmentGroupId: Id
/**
 * @minItems 1
 * @maxItems 10000
 */
assignments: TokenAssignment[]
}
export interface RecentRecipient {
emailAddress: EmailAddress
/**
 * Of the account that accepted last.
 */
firstName?: ShortText
lastName?: ShortText
}
export interface RecentRecipients {
/**
 * @maxItems 8
 */
recipients: RecentRecipient[]
}
export interface EditTokenAssignmentRequest {
assignmentId: Id
firstName: string
lastName: string
/**
 * Stays if absent.
 */
birthDate?: Day
}
export interface SelfAssignRequest {
eventId: Id
tokenId: Id
}
export interface SelfAssignmentCheck {
selfAssign: Permission
minimumAge?: number
}
export interface ResendTokenAssignmentRequest {
assignmentId: Id
/**
 * Another address.
 */
emailAddress?: EmailAddress
}
