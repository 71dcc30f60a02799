// Made by `npm run generate` from libs/contract/openapi. Do not edit.
/**
 * UUIDv7 created by the server, in lower case.
 */
export type Id = string
/**
 * Readable part of a page address. Names of existing addresses are refused.
 */
export type VanityName = string
/**
 * Day of the calendar.
 */
export type Day = string
/**
 * Point in time, UTC with `Z`.
 */
export type Instant = string
/**
 * IANA time zone.
 */
export type TimeZone = string
/**
 * Locale of the product [I3.27].
 */
export type Locale = ("en-US" | "en-CA" | "fr-CA" | "es-US")
/**
 * ISO 3166-1 alpha-2.
 */
export type CountryCode = string
export type EmailAddress = string
export type ShortText = string
export type LongText = string
/**
 * Absolute or same-origin address.
 */
export type UrlText = string
export type Quantity = number
/**
 * Opaque cursor of the next page.
 */
export type Cursor = string

/**
 * Text by locale; the one in the default locale is used where another lacks.
 */
export interface LocaleTexts {
"en-US": ShortText
"en-CA"?: ShortText
"fr-CA"?: ShortText
"es-US"?: ShortText
}
export interface Coordinates {
latitude: number
longitude: number
}
/**
 * Success without content.
 */
export interface Accepted {
ok: true
}
