// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { CurrencyCode } from '../common/money.gen.ts';
import type { UrlText } from '../common/value.gen.ts';
import type { AuthenticatorType } from '../identity/third-party.gen.ts';
import type { RemoteConfig } from './remote-config.gen.ts';
/**
 * An ability of a deployment: handing a {product} over, selling it to another fan, watching streams, exchanging it for a better one.
 */
export type Ability = ("transfer" | "resale" | "streaming" | "upgrades")
/**
 * Debug page [I2.10, I6.07].
 */
export type DebugPage = ("remoteConfig" | "errorReporting")

export interface ProductWord {
one: string
other: string
/**
 * Grammatical gender; masculine by default.
 */
gender?: ("m" | "f")
/**
 * Takes d’ in French and "an" in English; by default when it begins with a vowel.
 */
elides?: boolean
}
export interface PublicConfiguration {
/**
 * Word for an access item in the language of the request.
 */
product: ProductWord
/**
 * Word for an access item in addresses.
 */
productAddress: string
sandbox: boolean
/**
 * Origin of the hosted card fields.
 */
payOrigin: UrlText
holdSeconds: number
maxPerEvent: number
/**
 * time.timeout.success [I9.03].
 */
successMs: number
/**
 * time.timeout.reset [I9.03].
 */
resetMs: number
profileRefreshMs: number
emailAvailabilityCacheMs: number
searchThrottleMs: number
/**
 * Interval of asking for what moves in an auction [C9.09].
 */
chanceRefreshMs: number
minimumSignUpAge: number
maximumAge: number
minimumPasswordLength: number
/**
 * Sign-in providers; if empty, the list is not shown [I4.01].
 * 
 * @maxItems 2
 */
authenticatorTypes: AuthenticatorType[]
/**
 * What this deployment lets fans do; what is missing is mentioned nowhere.
 * 
 * @maxItems 4
 */
abilities: Ability[]
recaptcha?: RecaptchaSettings
maps?: MapsSettings
/**
 * @maxItems 20
 */
currencies: CurrencyCode[]
links: SiteLinks
remoteConfig?: RemoteConfig
analytics?: AnalyticsTags
/**
 * Enabled debug pages; if empty, they are not found, and no version panel is shown.
 * 
 * @maxItems 2
 */
debugPages?: DebugPage[]
}
/**
 * Analytics tags, loaded after consent; absent without analytics [I7.30].
 */
export interface AnalyticsTags {
gtag?: {
measurementId: string
scriptUrl: UrlText
}
tagManager?: {
containerId: string
scriptUrl: UrlText
}
}
/**
 * External links in the footer of the main site; missing ones are not shown [I2.27].
 */
export interface SiteLinks {
/**
 * Support desk, which receives the topic as `ticket_form_id`. Without it the contact page is used [I7.30].
 */
supportUrl?: UrlText
photoSharingUrl?: UrlText
shortMessageUrl?: UrlText
socialNetworkUrl?: UrlText
/**
 * Mobile app; shown only while a remote flag is on, as is the next one [I2.27, I3.32].
 */
appleStoreUrl?: UrlText
googleStoreUrl?: UrlText
}
/**
 * Present when sign-up requires a reCAPTCHA (use-recaptcha, recaptcha site key) [I3.31].
 */
export interface RecaptchaSettings {
siteKey: string
/**
 * Address of its script.
 */
scriptUrl: UrlText
}
/**
 * Present where a maps service is configured; otherwise maps are drawn from GeoNames [I7.30].
 */
export interface MapsSettings {
/**
 * Address of its script, with the key and the places library.
 */
scriptUrl: UrlText
}
