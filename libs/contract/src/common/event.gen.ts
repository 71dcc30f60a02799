// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { CurrencyCode, Money } from './money.gen.ts';
import type { Coordinates, CountryCode, Id, Instant, ShortText, TimeZone, UrlText, VanityName } from './value.gen.ts';
/**
 * Marketplace in which access is sold, as named in the API [C3.01].
 */
export type MarketplaceType = ("draw" | "auction" | "purchase" | "secondaryExchange")
/**
 * Age in whole years that a buyer needs on the day of the event: the greater of that of the event and that of the category.
 */
export type MinimumAge = number
/**
 * Opens the sale windows of an event that are for its holders, such as a presale. Upper and lower case are the same. No answer contains it.
 * 
 */
export type MarketplaceCode = string
/**
 * Sale state of a marketplace or event, shown as a pill [C4.05, C4.23]. `pendingResults` is a draw or auction between its end and its results, `active` a resale while it lasts, `actionRequired` a window in which the caller has something to claim, pay or pick. The type of the marketplace tells what is `closed`.
 * 
 */
export type SaleState = ("upcoming" | "openingSoon" | "open" | "endingSoon" | "pendingResults" | "actionRequired" | "active" | "closed" | "soldOut")
export type Attendance = ("LIVE_ATTENDANCE" | "STREAMING")
export type EventStatus = ("Upcoming" | "Postponed" | "Rescheduled" | "Cancelled")
export type EventKind = ("concert" | "theatre" | "comedy" | "sports" | "festival" | "dance" | "classical" | "family" | "conference" | "club" | "stream")
/**
 * Genre of a performer, the same in every language; `listEventsByTag` finds events by it.
 */
export type EventTag = string
/**
 * Blurred placeholder of a picture while it loads, as a ThumbHash in base64.
 */
export type PicturePlaceholder = string

/**
 * Colours of an event's art, as
 */
export interface Palette {
ink: string
paper: string
accent: string
}
export interface EventArt {
/**
 * Portrait picture, aspect ratio 4:5.
 */
portraitUrl: UrlText
/**
 * Wide picture, aspect ratio 16:9, without text.
 */
wideUrl: UrlText
alt: ShortText
palette: Palette
portraitPlaceholder?: PicturePlaceholder
widePlaceholder?: PicturePlaceholder
}
export interface VenueSummary {
locationId: Id
name: ShortText
address?: ShortText
city: ShortText
/**
 * Province or state.
 */
region?: string
countryCode: CountryCode
timezone: TimeZone
coordinates?: Coordinates
}
/**
 * Organiser of an event.
 */
export interface ClientSummary {
clientId: Id
name: ShortText
vanityName: VanityName
logoUrl?: UrlText
}
/**
 * State of a sale from an instant on. It is about the window of the event's own state, unless it has the marketplace and times of another one.
 * 
 */
export interface LaterState {
at: Instant
saleState: SaleState
saleType?: MarketplaceType
opensAt?: Instant
closesAt?: Instant
resultsAt?: Instant
}
/**
 * Summary of an event, as shown on a card [C3.17].
 */
export interface EventSummary {
eventId: Id
vanityName: VanityName
shortName: ShortText
kind: EventKind
status: EventStatus
startsAt: Instant
endsAt?: Instant
/**
 * Previous start of a rescheduled event.
 */
previousStartsAt?: Instant
timezone: TimeZone
/**
 * @minItems 1
 * @maxItems 2
 */
attendance: Attendance[]
/**
 * Absent for events that are only streamed.
 */
venue?: VenueSummary
client: ClientSummary
/**
 * @maxItems 100
 */
performerNames: ShortText[]
art: EventArt
/**
 * @maxItems 4
 */
buyingOptions: MarketplaceType[]
saleState: SaleState
/**
 * States of its sale that time alone brings, in order; absent without any.
 * 
 * @maxItems 20
 */
laterStates?: LaterState[]
/**
 * Marketplace of the window that `saleState` and the three times are about.
 */
saleType?: MarketplaceType
opensAt?: Instant
closesAt?: Instant
/**
 * Results of a draw or auction.
 */
resultsAt?: Instant
/**
 * Lowest all-in price currently available.
 */
priceFrom?: Money
priceTo?: Money
/**
 * Tax comes on top of these prices. Absent where none does.
 */
plusTax?: boolean
fewLeft?: boolean
minimumAge?: number
currency: CurrencyCode
/**
 * Distance from the place of the search.
 */
distanceKm?: number
}
