// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { EventSummary } from '../common/event.gen.ts';
import type { Token, TokenAssignment } from '../common/token.gen.ts';
import type { Cursor, Id, Instant, ShortText } from '../common/value.gen.ts';
import type { AssignmentMessage } from './assignment.gen.ts';
/**
 * Season pass of one member.
 */
export interface SeasonMembership {
membershipId: Id
seasonId: Id
/**
 * Of the season.
 */
name: ShortText
organiserName: ShortText
/**
 * Given by the organiser [C3.31].
 */
memberId: string
/**
 * Whether the organiser is to give the same places in the next season.
 */
autoRenew: boolean
/**
 * Dates with a place.
 */
dateCount: number
/**
 * Of these, those that are ahead.
 */
datesLeft: number
/**
 * {product} of the next date, or of the last one.
 */
placeCount: number
/**
 * Next date, or the last one.
 */
event: EventSummary
}
export interface SeasonMembershipPage {
/**
 * @maxItems 50
 */
memberships: SeasonMembership[]
nextCursor?: Cursor
}
export interface SeasonDate {
event: EventSummary
/**
 * Also those that were handed to others; no codes.
 * 
 * @maxItems 50
 */
tokens: Token[]
}
export interface SeasonPass {
membership: SeasonMembership
/**
 * Soonest first.
 * 
 * @maxItems 200
 */
dates: SeasonDate[]
}
export interface SeasonMembershipDetails {
/**
 * @minItems 1
 * @maxItems 20
 */
passes: SeasonPass[]
serverTime: Instant
}
export interface SetSeasonAutoRenewRequest {
membershipId: Id
autoRenew: boolean
}
export interface SeasonRecipient {
/**
 * Of the file, which errors name.
 */
line: number
/**
 * As in the file.
 */
email: string
/**
 * Of any dates of the season pass.
 * 
 * @minItems 1
 * @maxItems 2000
 */
tokenIds: Id[]
}
export interface CreateSeasonAssignmentsRequest {
membershipId: Id
/**
 * @minItems 1
 * @maxItems 500
 */
recipients: SeasonRecipient[]
message?: AssignmentMessage
}
export interface SeasonAssignmentGroup {
eventId: Id
assignmentGroupId: Id
/**
 * @minItems 1
 * @maxItems 2000
 */
assignments: TokenAssignment[]
}
export interface SeasonAssignments {
/**
 * One for each date.
 * 
 * @minItems 1
 * @maxItems 200
 */
groups: SeasonAssignmentGroup[]
}
