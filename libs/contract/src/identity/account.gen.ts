// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { CardBrand } from '../cart/payment-means.gen.ts';
import type { CountryCode, EmailAddress, Id, Instant, Locale, ShortText, UrlText } from '../common/value.gen.ts';
import type { LinkToken, ReturnTo } from './link.gen.ts';
export type PersonName = string
export type Gender = ("MALE" | "FEMALE" | "UNDECLARED")
/**
 * `YYYY-MM-DD`, or `YYYY-MM`, which counts as the last day of the month.
 */
export type BirthDate = string
export type PostalCode = string
export type Password = string
export type UserAuthenticationState = ("EMAIL_VERIFIED" | "EMAIL_UNVERIFIED" | "BLACK_LISTED")
/**
 * `UNVERIFIED` until an operator has reviewed it.
 */
export type ProfilePictureVerificationStatus = ("UNVERIFIED" | "VERIFIED" | "REJECTED")

export interface CreateAccountRequest {
emailAddress: EmailAddress
password: Password
firstName: PersonName
lastName: PersonName
dateOfBirth: BirthDate
gender: Gender
countryCode: CountryCode
postalCode: PostalCode
userLocale: Locale
/**
 * Link of an account created for this address; it verifies the address [I3.15].
 */
emailVerificationToken?: LinkToken
returnTo?: ReturnTo
/**
 * Result of the reCAPTCHA, if the configuration requires one [I3.15, I4.05].
 */
recaptcha?: string
}
export interface PersonalDetails {
countryCode: CountryCode
dateOfBirth: BirthDate
firstName: PersonName
gender: Gender
lastName: PersonName
postalCode: PostalCode
userLocale?: Locale
}
export interface Profile {
globalUserId: Id
emailAddress: EmailAddress
firstName?: PersonName
lastName?: PersonName
dateOfBirth?: BirthDate
gender?: Gender
countryCode?: CountryCode
country?: ShortText
postalCode?: PostalCode
userAuthenticationState: UserAuthenticationState
userLocale: Locale
eventReady: boolean
profilePictureUrl?: UrlText
profilePictureVerificationStatus?: ProfilePictureVerificationStatus
/**
 * Start of the freeze of everything that the user holds.
 */
tokensFrozenAt?: Instant
/**
 * Stored cards, one of them the default [I3.10].
 * 
 * @maxItems 50
 */
paymentMeans?: ProfileCard[]
/**
 * Whether all six details are filled in [I3.14].
 */
complete: boolean
/**
 * Whether the user sells events as a promoter. Absent for no, and where the profile is not asked for.
 */
isPromoter?: boolean
/**
 * Whether the user is a member of an organisation; absent likewise.
 */
isOrganiser?: boolean
}
/**
 * Stored card in a profile: no name and no postal code, since browsers keep the profile for use without a network.
 * 
 */
export interface ProfileCard {
paymentMethodId: Id
brand: CardBrand
lastFour: string
expiryMonth: number
expiryYear: number
defaultMeans: boolean
expired: boolean
}
/**
 * Session with its user. The token is also in the header `Api-Client-Auth-Token`.
 */
export interface AuthenticatedProfile {
authToken: string
needsEmailVerification: boolean
profile: Profile
}
export interface CallerId {
id: Id
}
