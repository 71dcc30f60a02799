// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { Id, ShortText, UrlText } from '../common/value.gen.ts';
/**
 * Overrides of a client theme; missing ones keep the default. Its contrast is checked before it is accepted.
 */
export interface ThemeColours {
base?: string
surface?: string
content?: string
accentSurface?: string
accentContent?: string
}
export interface WhiteLabelTheme {
tone: ("dark" | "light" | "auto")
clientDark: ThemeColours
clientLight: ThemeColours
/**
 * Typeface of the whole site, in both tones, from our own server; without it the product's own. `geometric` is Outfit
 * for everything, `serif` sets headings in Fraunces.
 * 
 */
font?: ("geometric" | "serif")
/**
 * Where the logo is in the header: at the start (default), or in the middle between links and account.
 */
header?: ("start" | "centred")
/**
 * Encoded themes (base64url of the JSON of tone, colors, body) [I3.29]. One takes the place of the client theme of
 * its tone, where it passes the contrast gate.
 * 
 * 
 * @maxItems 2
 */
custom?: string[]
}
/**
 * Appearance and texts of a partner's site [I3.26].
 */
export interface WhiteLabelConfig {
clientId: Id
name: ShortText
logo: UrlText
theme: WhiteLabelTheme
/**
 * @maxItems 10
 */
favicons: UrlText[]
customHomepageUrl?: UrlText
detailOnlyFlow: boolean
preventKeepShopping: boolean
/**
 * By locale, then by `namespace.key`.
 */
translationOverrides: {
[k: string]: {
[k: string]: string | undefined
} | undefined
}
icons: {
[k: string]: UrlText | undefined
}
analyticsStatus: ("enabled" | "disabled")
/**
 * Postal address of the sender in newsletters of the site, on one line.
 */
postalAddress?: string
}
