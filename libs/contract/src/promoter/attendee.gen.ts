// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { Attendance, EventSummary } from '../common/event.gen.ts';
import type { AgeGroup } from '../common/item.gen.ts';
import type { SeatRef } from '../common/seat.gen.ts';
import type { Cursor, EmailAddress, Id, Instant, ShortText } from '../common/value.gen.ts';
import type { PersonName } from '../identity/account.gen.ts';
/**
 * State of the {product}: `active` for who is expected, `checkedIn` for who is in, `sent` until its recipient accepts it, `selling` while it is for sale, `notUsed` after the event.
 * 
 */
export type AttendeeState = ("active" | "checkedIn" | "sent" | "selling" | "notUsed")
/**
 * `holder` of the {product}, `guest` or `child` who enters with the holder, or `unnamed`: the name is that of the buyer, who has not said who comes.
 * 
 */
export type AttendeeKind = ("holder" | "guest" | "child" | "unnamed")

export interface SearchAttendeesRequest {
eventId: Id
/**
 * Part of a name, an address, an order number or a seat.
 */
search: string
state?: AttendeeState
offerGroupId?: Id
cursor?: Cursor
limit?: number
}
/**
 * Attendees with an offer.
 */
export interface AttendeeCount {
offerGroupId: Id
name: ShortText
attendees: number
checkedIn: number
}
/**
 * Numbers of attendees; one {product} admits one.
 */
export interface AttendeeSummary {
event: EventSummary
attendees: number
checkedIn: number
/**
 * Buyers have not said who comes.
 */
unnamed: number
sent: number
selling: number
/**
 * @maxItems 1000
 */
offers: AttendeeCount[]
/**
 * The latest files that members saved, last one first. For owners of the organisation.
 * 
 * @maxItems 100
 */
files?: SavedAttendeeFile[]
}
export interface SavedAttendeeFile {
savedAt: Instant
/**
 * The member's, or else the address; absent for a deleted account.
 */
name?: ShortText
/**
 * Rows of the file.
 */
attendees: number
}
export interface Attendee {
tokenId: Id
kind: AttendeeKind
state: AttendeeState
firstName?: PersonName
lastName?: PersonName
/**
 * The attendee's, or else the holder's. Absent once the account is deleted.
 */
emailAddress?: EmailAddress
offerName: ShortText
seat?: SeatRef
ageGroup?: AgeGroup
attendance: Attendance
/**
 * Absent without an order.
 */
orderNumber?: string
boughtAt: Instant
/**
 * Of one who is checked in.
 */
admittedAt?: Instant
}
export interface AttendeePage {
/**
 * @maxItems 100
 */
attendees: Attendee[]
nextCursor?: Cursor
}
export interface AttendeeFile {
fileName: string
/**
 * CSV (RFC 4180) with a header.
 */
content: string
}
