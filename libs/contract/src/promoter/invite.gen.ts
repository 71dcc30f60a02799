// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { MemberRight } from '../common/membership.gen.ts';
import type { EmailAddress, Id, Instant, Locale, ShortText } from '../common/value.gen.ts';
import type { PersonName } from '../identity/account.gen.ts';
/**
 * Secret of the mailed link.
 */
export type InviteCode = string
/**
 * `pending` until it is answered, revoked by the organisation, or a week old.
 */
export type InviteState = ("pending" | "accepted" | "declined" | "revoked" | "expired")
/**
 * @minItems 1
 * @maxItems 7
 */
export type InviteRights = MemberRight[]

export interface CreateInviteRequest {
clientId: Id
emailAddress: EmailAddress
rights: InviteRights
/**
 * Of the mail; the caller's if absent.
 */
locale?: Locale
}
export interface InviteRequest {
clientId: Id
inviteId: Id
}
export interface AnswerInviteRequest {
inviteCode: InviteCode
}
export interface AcceptPublicInviteRequest {
inviteCode: InviteCode
firstName?: PersonName
lastName?: PersonName
}
export interface Invite {
inviteId: Id
clientId: Id
/**
 * Absent once the account of the address is deleted.
 */
emailAddress?: EmailAddress
rights: InviteRights
state: InviteState
invitedAt: Instant
expiresAt: Instant
}
export interface OrganisationMember {
userId: Id
/**
 * Empty for one who has given none.
 */
name: string
emailAddress: EmailAddress
rights: InviteRights
memberSince: Instant
}
export interface InviteList {
/**
 * @maxItems 500
 */
members: OrganisationMember[]
/**
 * @maxItems 200
 */
invites: Invite[]
}
export interface PublicInvite {
state: InviteState
/**
 * Its name.
 */
organisation: ShortText
/**
 * Masked.
 */
emailAddress: string
rights: InviteRights
expiresAt: Instant
}
export interface InviteAccount {
exists: boolean
}
export interface AcceptedInvite {
clientId: Id
}
