// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { CountryCode, EmailAddress, Locale } from '../common/value.gen.ts';
import type { BirthDate, Gender, Password, PersonName, PostalCode } from './account.gen.ts';
import type { LinkToken } from './link.gen.ts';
/**
 * Short form of a sign-up. Details are sent if the account lacks them [I3.15].
 */
export interface FinishAccountRequest {
emailVerificationToken: LinkToken
password: Password
userProfileRequest: FinishProfileRequest
}
export interface FinishProfileRequest {
userLocale: Locale
firstName?: PersonName
lastName?: PersonName
dateOfBirth?: BirthDate
gender?: Gender
countryCode?: CountryCode
postalCode?: PostalCode
}
export interface PartialUserAccount {
emailAddress: EmailAddress
/**
 * Whether personal details are missing, for which a second step asks [I4.09].
 */
partial: boolean
firstName?: PersonName
lastName?: PersonName
returnTo?: string
}
