// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export interface RemoteConfigDocument {
/**
 * Values by key, as strings, as remote-config services deliver them; objects are JSON.
 */
values: {
[k: string]: string | undefined
}
}
/**
 * Proportions of the image code of a {product}; missing or unscannable values fall back to the defaults [C9.13].
 */
export interface ImageCodeGenerationConfig {
grid?: number
star?: number
corner?: number
footer?: number
}
/**
 * Settings that operators change at run time; a missing key has its default [I3.31, I3.32, I4.23].
 */
export interface RemoteConfig {
imageCodeGenerationConfig?: ImageCodeGenerationConfig
/**
 * Discover starts with the promoted event. Off: it is a plain list.
 */
discoverV2?: boolean
/**
 * Padding around the seats in the thumbnail of a map, in map units; no page reads it yet.
 */
seatsThumbnailPaddingOverride?: number
/**
 * Sign-up requires a reCAPTCHA, if the deployment has one. Off: not required.
 */
useRecaptcha?: boolean
/**
 * Replaces the site key of the deployment.
 */
recaptchaSiteKey?: string
/**
 * Shows the consent banner in every region, not only where the law requires it.
 */
showCookieConsentInAllRegions?: boolean
/**
 * Changed to make partner sites fetch their configuration again [I7.23].
 */
whitelabelConfigVersion?: string
/**
 * Checkout has a field for promo codes.
 */
promoCodes?: boolean
/**
 * Buyers can request more than an order may hold.
 */
largeOrderRequest?: boolean
/**
 * {product} can be exchanged for better ones.
 */
upgrades?: boolean
/**
 * Pages offer standing bids where fans resell. Off: none is made or filled.
 */
marketOffers?: boolean
/**
 * The exchange shows a tutorial until it is dismissed; no page reads it yet.
 */
marketTutorial?: boolean
/**
 * The event page lists the performers.
 */
performersSection?: boolean
/**
 * Promoters get the newer inventory; no page reads it yet.
 */
promoterV2?: boolean
/**
 * Entry codes are drawn as the product's image code. Off: a plain QR code.
 */
imageCodeGeneration?: boolean
/**
 * The player measures playback, under consent.
 */
playerAnalytics?: boolean
/**
 * Payment can continue at an external provider; no page reads it yet.
 */
externalSupportedPayments?: boolean
/**
 * The footer links to the mobile app stores.
 */
mobileAppButtonsOnDiscover?: boolean
}
