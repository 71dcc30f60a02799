// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { UrlText } from '../common/value.gen.ts';
import type { PersonName, Profile } from './account.gen.ts';
import type { ReturnTo } from './link.gen.ts';
/**
 * Sign-in provider [I3.28].
 */
export type AuthenticatorType = ("Apple" | "Google")

export interface StartThirdPartyLoginRequest {
authenticatorType: AuthenticatorType
returnTo?: ReturnTo
}
export interface ThirdPartyLoginStart {
/**
 * Address of the provider's sign-in page.
 */
authorizationUrl: string
redirectUrl: UrlText
/**
 * Returned together with the code.
 */
state: string
/**
 * Stays in this browser and is never sent to the provider; without it the state is useless.
 */
browserKey: string
}
export interface ThirdPartyLoginRequest {
/**
 * Code returned by the provider.
 */
authToken: string
authenticatorType: AuthenticatorType
redirectUrl: UrlText
state: string
browserKey: string
/**
 * `iss` of the answer, if the provider sends one (RFC 9207).
 */
issuer?: string
/**
 * From Apple, the first time only.
 */
firstName?: PersonName
/**
 * From Apple, the first time only.
 */
lastName?: PersonName
}
/**
 * Session with its user, and whether the account was just created [I3.13].
 */
export interface ThirdPartySession {
authToken: string
needsEmailVerification: boolean
profile: Profile
newAccount: boolean
/**
 * State from the start of the sign-in.
 */
returnTo?: string
}
