// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { Id, Instant, ShortText } from '../common/value.gen.ts';
import type { Password } from './account.gen.ts';
import type { LinkToken, MailedCode } from './link.gen.ts';
import type { AuthenticatorType, ThirdPartyLoginRequest } from './third-party.gen.ts';
export interface LogInRequest {
emailAddress: string
password: Password
}
export interface LogInByLinkRequest {
token: LinkToken
}
export interface UserSession {
sessionId: Id
/**
 * Whether this is the session of the request.
 */
current: boolean
createdAt: Instant
lastSeenAt: Instant
deviceKind: ("desktop" | "mobile" | "tablet" | "other")
browser?: ShortText
system?: ShortText
ipAddress?: string
}
export interface UserSessionList {
/**
 * @maxItems 100
 */
sessions: UserSession[]
}
export interface LogInMethods {
hasPassword: boolean
/**
 * Providers of the deployment that can sign in to the account.
 * 
 * @maxItems 2
 */
authenticatorTypes: AuthenticatorType[]
}
/**
 * Exactly one of the three.
 */
export interface ConfirmLogInRequest {
password?: Password
code?: MailedCode
thirdParty?: ThirdPartyLoginRequest
}
