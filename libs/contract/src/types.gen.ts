// Made by `npm run generate` from libs/contract/openapi. Do not edit.
/**
 * UUIDv7 created by the server, in lower case.
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "Id".
 */
export type Id = string
/**
 * Readable part of a page address. Names of existing addresses are refused.
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "VanityName".
 */
export type VanityName = string
/**
 * Point in time, UTC with `Z`.
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "Instant".
 */
export type Instant = string
/**
 * IANA time zone.
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "TimeZone".
 */
export type TimeZone = string
/**
 * Locale of the product [I3.27].
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "Locale".
 */
export type Locale = ("en-US" | "en-CA" | "fr-CA" | "es-US")
/**
 * ISO 3166-1 alpha-2.
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "CountryCode".
 */
export type CountryCode = string
/**
 * ISO 4217.
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "CurrencyCode".
 */
export type CurrencyCode = string
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "EmailAddress".
 */
export type EmailAddress = string
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "ShortText".
 */
export type ShortText = string
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "LongText".
 */
export type LongText = string
/**
 * Absolute or same-origin address.
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "UrlText".
 */
export type UrlText = string
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "Quantity".
 */
export type Quantity = number
/**
 * Opaque cursor of the next page.
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "Cursor".
 */
export type Cursor = string
/**
 * How a fee is calculated [C3.09].
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "FeeKind".
 */
export type FeeKind = ("amount" | "percent" | "profitPercent" | "stepped" | "pending")
/**
 * Marketplace in which access is sold, as named in the API [C3.01].
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "MarketplaceType".
 */
export type MarketplaceType = ("draw" | "auction" | "purchase" | "secondaryExchange")
/**
 * Category of an item [C3.02].
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "ItemCategory".
 */
export type ItemCategory = ("EVENT_ACCESS" | "MERCHANDISE" | "ADD_ON" | "CHARITY" | "COLLECTIBLE")
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "SeatingKind".
 */
export type SeatingKind = ("none" | "ga" | "seated")
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "Fulfilment".
 */
export type Fulfilment = ("SHIPPING" | "PICKUP" | "DIGITAL")
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "Attendance".
 */
export type Attendance = ("LIVE_ATTENDANCE" | "STREAMING")
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "AgeGroup".
 */
export type AgeGroup = ("ADULT" | "CHILD" | "SENIOR")
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "EventStatus".
 */
export type EventStatus = ("Upcoming" | "Postponed" | "Rescheduled" | "Cancelled")
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "EventKind".
 */
export type EventKind = ("concert" | "theatre" | "comedy" | "sports" | "festival" | "dance" | "classical" | "family" | "conference" | "club" | "stream")
/**
 * Sale state of a marketplace or event, shown as a pill [C4.05, C4.23].
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "SaleState".
 */
export type SaleState = ("upcoming" | "openingSoon" | "open" | "endingSoon" | "closed" | "soldOut" | "actionRequired")
/**
 * Blurred placeholder of a picture while it loads, as a ThumbHash in base64.
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "PicturePlaceholder".
 */
export type PicturePlaceholder = string
/**
 * Seat code `section-row-seat`.
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "SeatCode".
 */
export type SeatCode = string
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "SectionCode".
 */
export type SectionCode = string
/**
 * Lifecycle state of a token [C4.07, C4.11].
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "TokenState".
 */
export type TokenState = ("active" | "checkedIn" | "sent" | "selling" | "voided" | "notUsed")
/**
 * Secret of one buyer's cart for one event.
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "PurchaseToken".
 */
export type PurchaseToken = string
/**
 * Id of a line while it is in the cart; created by the client.
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "CartGuid".
 */
export type CartGuid = string
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "CardBrand".
 */
export type CardBrand = ("visa" | "mastercard" | "amex" | "unknown")
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "PaymentType".
 */
export type PaymentType = ("CreditCard" | "Cash" | "SquarePOS" | "Alipay" | "Wechat" | "Klarna")
/**
 * Exact origin of a page that may embed the widget.
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "HostOrigin".
 */
export type HostOrigin = string
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "ExchangeCode".
 */
export type ExchangeCode = string
/**
 * One-time secret from a mail.
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "LinkToken".
 */
export type LinkToken = string
/**
 * Same-origin path to which the link in the mail returns.
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "ReturnTo".
 */
export type ReturnTo = string
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "PersonName".
 */
export type PersonName = string
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "Gender".
 */
export type Gender = ("MALE" | "FEMALE" | "UNDECLARED")
/**
 * `YYYY-MM-DD`, or `YYYY-MM`, which counts as the last day of the month.
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "BirthDate".
 */
export type BirthDate = string
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "PostalCode".
 */
export type PostalCode = string
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "Password".
 */
export type Password = string
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "UserAuthenticationState".
 */
export type UserAuthenticationState = ("EMAIL_VERIFIED" | "EMAIL_UNVERIFIED" | "BLACK_LISTED")
/**
 * Sign-in provider [I3.28].
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "AuthenticatorType".
 */
export type AuthenticatorType = ("Apple" | "Google")
/**
 * `UNVERIFIED` until an operator has reviewed it.
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "ProfilePictureVerificationStatus".
 */
export type ProfilePictureVerificationStatus = ("UNVERIFIED" | "VERIFIED" | "REJECTED")
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "OfferSort".
 */
export type OfferSort = ("RECOMMENDED" | "LOW_TO_HIGH" | "HIGH_TO_LOW")
/**
 * Tickets per year [I3.23].
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "AnnualVolume".
 */
export type AnnualVolume = ("UNDER_25K" | "FROM_25K_TO_100K" | "FROM_100K_TO_500K" | "OVER_500K")
/**
 * Topic of a message; hosts are answered within 24 hours [I9.10].
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "ContactTopic".
 */
export type ContactTopic = ("order" | "access" | "hosting" | "press" | "other")
/**
 * Debug page [I2.10, I6.07].
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "DebugPage".
 */
export type DebugPage = ("remoteConfig" | "errorReporting")

/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "Coordinates".
 */
export interface Coordinates {
latitude: number
longitude: number
}
/**
 * Integer amount in the minor unit of its currency.
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "Money".
 */
export interface Money {
amount: number
currency: CurrencyCode
}
/**
 * Fee in a price. `mandatory` fees are part of the all-in price.
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "FeeLine".
 */
export interface FeeLine {
code: string
label: ShortText
purpose: ShortText
recipient: ("platform" | "organiser" | "venue" | "payment")
basis: ("ticket" | "order")
kind: FeeKind
mandatory: boolean
refundable: boolean
amount: Money
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "TaxLine".
 */
export interface TaxLine {
code: string
label: ShortText
/**
 * Parts per million: 130000 is 13 %, 99750 is 9.975 % (Québec).
 */
ratePpm: number
/**
 * Whether the shown price already includes it.
 */
included: boolean
amount: Money
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "DiscountLine".
 */
export interface DiscountLine {
code: string
label: ShortText
amount: Money1
}
/**
 * Integer amount in the minor unit of its currency.
 */
export interface Money1 {
amount: number
currency: CurrencyCode
}
/**
 * Price breakdown per {product} or of a whole cart. `allIn = face - discounts + mandatory fees (+ taxes where prices are shown with tax)`; `total = allIn + optional fees + taxes not included in allIn`. The parts sum exactly, in minor units.
 * 
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "PriceBreakdown".
 */
export interface PriceBreakdown {
face: Money
/**
 * @maxItems 50
 */
discounts: DiscountLine[]
/**
 * @maxItems 50
 */
fees: FeeLine[]
/**
 * @maxItems 50
 */
taxes: TaxLine[]
allIn: Money
total: Money
}
/**
 * Error shape of every operation. `message` is in the language of the request.
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "ErrorResponse".
 */
export interface ErrorResponse {
code: string
message: ShortText
details?: {
[k: string]: unknown | undefined
}
}
/**
 * Success without content.
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "Accepted".
 */
export interface Accepted {
ok: true
}
/**
 * Colours of an event's art, as
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "Palette".
 */
export interface Palette {
ink: string
paper: string
accent: string
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "EventArt".
 */
export interface EventArt {
/**
 * Portrait picture, aspect ratio 4:5.
 */
portraitUrl: string
/**
 * Wide picture, aspect ratio 16:9, without text.
 */
wideUrl: string
alt: ShortText
palette: Palette
portraitPlaceholder?: PicturePlaceholder
widePlaceholder?: PicturePlaceholder
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "VenueSummary".
 */
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
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "ClientSummary".
 */
export interface ClientSummary {
clientId: Id
name: ShortText
vanityName: VanityName
logoUrl?: UrlText
}
/**
 * Summary of an event, as shown on a card [C3.17].
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "EventSummary".
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
 * Point in time, UTC with `Z`.
 */
previousStartsAt?: string
timezone: TimeZone
/**
 * @minItems 1
 * @maxItems 2
 */
attendance: Attendance[]
venue?: VenueSummary1
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
opensAt?: Instant
closesAt?: Instant
priceFrom?: Money2
priceTo?: Money
fewLeft?: boolean
minimumAge?: number
currency: CurrencyCode
/**
 * Distance from the place of the search.
 */
distanceKm?: number
}
/**
 * Absent for events that are only streamed.
 */
export interface VenueSummary1 {
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
 * Integer amount in the minor unit of its currency.
 */
export interface Money2 {
amount: number
currency: CurrencyCode
}
/**
 * Seat with its printed names.
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "SeatRef".
 */
export interface SeatRef {
seatCode: SeatCode
sectionCode: SectionCode
section: ShortText
/**
 * Name of the row.
 */
row: string
seat: string
kind?: ("plain" | "wheelchair" | "companion" | "restrictedView")
}
/**
 * Drawn shape that is not for sale. `points` is flat, x then y.
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "ChartShape".
 */
export interface ChartShape {
kind: ("stage" | "field" | "floor" | "wall" | "label")
/**
 * @maxItems 4000
 */
points: number[]
label?: string
}
/**
 * Row of seats; the arrays are in physical order, with one entry per seat.
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "ChartRow".
 */
export interface ChartRow {
/**
 * Code of the row, as in seat codes.
 */
row: string
/**
 * Displayed name of the row, if it differs from its code.
 */
label?: string
/**
 * 0 is the best row of its section.
 */
rank: number
/**
 * Printed numbers.
 * 
 * @maxItems 400
 */
seats: string[]
/**
 * @maxItems 400
 */
x: number[]
/**
 * @maxItems 400
 */
y: number[]
/**
 * One character per seat: `.` plain, `w` wheelchair, `c` companion, `r` restricted view.
 */
kinds?: string
/**
 * adjacencyIndex of each seat, if it is not 0, 1, 2 and so on; a gap is an aisle.
 * 
 * @maxItems 400
 */
adjacency?: number[]
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "ChartSection".
 */
export interface ChartSection {
sectionCode: SectionCode
name: ShortText
level?: ShortText
seating: ("seated" | "ga")
/**
 * Flat, closed polygon.
 * 
 * @maxItems 4000
 */
outline: number[]
/**
 * @minItems 2
 * @maxItems 2
 */
labelAt: number[]
capacity: number
/**
 * 0 is the best section.
 */
rank: number
/**
 * Only for requested sections.
 * 
 * @maxItems 400
 */
rows?: ChartRow[]
}
/**
 * Chart of an event's venue. Immutable per id and version; availability is in `SectionAvailability` and `SeatAvailability`.
 * 
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "SeatChart".
 */
export interface SeatChart {
seatChartId: Id
version: number
name: ShortText
width: number
height: number
/**
 * @maxItems 500
 */
shapes: ChartShape[]
/**
 * @maxItems 1000
 */
sections: ChartSection[]
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "SectionAvailability".
 */
export interface SectionAvailability {
sectionCode: SectionCode
available: number
accessible: number
priceFrom?: Money3
priceTo?: Money4
/**
 * @maxItems 100
 */
offerGroupIds: Id[]
}
/**
 * Integer amount in the minor unit of its currency.
 */
export interface Money3 {
amount: number
currency: CurrencyCode
}
/**
 * Integer amount in the minor unit of its currency.
 */
export interface Money4 {
amount: number
currency: CurrencyCode
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "SeatRowAvailability".
 */
export interface SeatRowAvailability {
row: string
/**
 * One character per seat: `a` available, `h` held, `s` sold, `x` not on sale, `m` held by the caller.
 */
states: string
/**
 * One base-36 character per seat: an index into the answer's offers, or `.` for none.
 */
offers: string
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "SeatAvailability".
 */
export interface SeatAvailability {
sectionCode: SectionCode
/**
 * @maxItems 400
 */
rows: SeatRowAvailability[]
}
/**
 * Offer indexed by a character of `SeatRowAvailability.offers`.
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "SeatOffer".
 */
export interface SeatOffer {
offerGroupId: Id
name: ShortText
allIn: Money
}
/**
 * Rules in force at purchase, stored on the token and shown before payment.
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "TokenPolicy".
 */
export interface TokenPolicy {
transfer: ("allowed" | "forbidden" | "later")
transferFrom?: Instant
resale: ("allowed" | "forbidden" | "later")
resaleFrom?: Instant
/**
 * Maximum resale price above face value, if the event limits it; 0 is face value.
 */
resaleCapBasisPoints?: number
refund: ("none" | "untilDate" | "always")
refundUntil?: Instant
minimumAge?: number
idRequired: boolean
}
/**
 * Access item of one attendee.
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "Token".
 */
export interface Token {
tokenId: Id
eventId: Id
orderId: Id
offerGroupId: Id
state: TokenState
/**
 * Name of the offer group.
 */
name: string
seating: SeatingKind
seat?: SeatRef
/**
 * Section of a standing token.
 */
sectionName?: string
gate?: ShortText
attendance: Attendance
ageGroup?: AgeGroup
paid: Money5
policy: TokenPolicy
}
/**
 * Integer amount in the minor unit of its currency.
 */
export interface Money5 {
amount: number
currency: CurrencyCode
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "AdvertisementData".
 */
export interface AdvertisementData {
advertisementId: string
/**
 * Campaign parameters by name; all names start with `utm_`.
 */
advertisementData: {
[k: string]: string | undefined
}
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "SystemEvent".
 */
export interface SystemEvent {
/**
 * Kind of event.
 */
eventType: "visit"
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "ResumePart".
 */
export interface ResumePart {
/**
 * Id from the first call; without it a new upload starts.
 */
uploadToken?: string
/**
 * Offset of the part in the file, in bytes.
 */
offset: number
/**
 * Part in base64, at most 512 KiB.
 */
content: string
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "ResumeUpload".
 */
export interface ResumeUpload {
uploadToken: string
/**
 * Offset of the next part, in bytes.
 */
receivedBytes: number
}
/**
 * The résumé is a PDF, DOC, DOCX, ODT, RTF or TXT file, recognised by its content [I3.24].
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "JobApplication".
 */
export interface JobApplication {
jobId: string
emailAddress: EmailAddress
message: string
uploadToken: string
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "AgeQuantity".
 */
export interface AgeQuantity {
ageGroup: AgeGroup
quantity: Quantity
}
/**
 * Line as requested by the buyer.
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "CartSelection".
 */
export interface CartSelection {
cartGuid: CartGuid
offerGroupId: Id
quantity: Quantity
/**
 * Picked seats; without any, the server finds the best for a seated line.
 * 
 * @maxItems 50
 */
seatCodes?: SeatCode[]
/**
 * Section of a standing line.
 */
sectionCode?: string
/**
 * Must sum to the quantity; all adults if absent.
 * 
 * @maxItems 3
 */
ages?: AgeQuantity[]
maySplit?: boolean
accessible?: boolean
fulfilment?: Fulfilment
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "CheckoutCartRequest".
 */
export interface CheckoutCartRequest {
eventId: Id
purchaseToken?: PurchaseToken
/**
 * All lines of the cart.
 * 
 * @maxItems 20
 */
selections: CartSelection[]
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "CartLine".
 */
export interface CartLine {
cartGuid: CartGuid
offerGroupId: Id
inventoryItemId: Id
category: ItemCategory
name: ShortText
seating: SeatingKind
quantity: Quantity
/**
 * @maxItems 50
 */
seats: SeatRef[]
sectionCode?: SectionCode
sectionName?: ShortText
/**
 * @maxItems 3
 */
ages: AgeQuantity[]
fulfilment?: Fulfilment
/**
 * All-in unit price by age group; a single entry if ages do not matter.
 * 
 * @minItems 1
 * @maxItems 3
 */
unitPrices: UnitPrice[]
price: PriceBreakdown1
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "UnitPrice".
 */
export interface UnitPrice {
ageGroup: AgeGroup
quantity: Quantity
allIn: Money
}
/**
 * Price of the whole line.
 */
export interface PriceBreakdown1 {
face: Money
/**
 * @maxItems 50
 */
discounts: DiscountLine[]
/**
 * @maxItems 50
 */
fees: FeeLine[]
/**
 * @maxItems 50
 */
taxes: TaxLine[]
allIn: Money
total: Money
}
/**
 * Line whose price differs from the last quote [C4.01, C8.06].
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "PriceChange".
 */
export interface PriceChange {
cartGuid: CartGuid
before: Money
now: Money
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "Cart".
 */
export interface Cart {
eventId: Id
purchaseToken: PurchaseToken
purchaseTokenExpiration: Instant
serverTime: Instant
extendable: boolean
/**
 * @maxItems 20
 */
lines: CartLine[]
quote: PriceBreakdown
/**
 * @maxItems 20
 */
priceChanges: PriceChange[]
needsShippingAddress: boolean
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "ExtendHoldRequest".
 */
export interface ExtendHoldRequest {
eventId: Id
purchaseToken: PurchaseToken
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "ClearCartRequest".
 */
export interface ClearCartRequest {
eventId: Id
purchaseToken?: PurchaseToken
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "ShippingAddress".
 */
export interface ShippingAddress {
country: CountryCode
fullName: string
address: string
unit: string
/**
 * Empty by default [C3.29].
 */
googlePlaceId: string
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "PayCartRequest".
 */
export interface PayCartRequest {
eventId: Id
purchaseToken: PurchaseToken
/**
 * UUIDv7 created by the server, in lower case.
 */
paymentMethodId: string
acceptedTotal: Money6
shippingAddress?: ShippingAddress
fraudSessionId?: string
/**
 * Stores a card added for a single purchase, once this payment has succeeded.
 */
savePaymentMeans?: boolean
}
/**
 * Integer amount in the minor unit of its currency.
 */
export interface Money6 {
amount: number
currency: CurrencyCode
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "OrderPayment".
 */
export interface OrderPayment {
transactionId: string
brand: CardBrand
lastFour: string
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "Order".
 */
export interface Order {
orderId: Id
/**
 * Short order number for people.
 */
orderNumber: string
eventId: Id
event: EventSummary
createdAt: Instant
/**
 * @maxItems 20
 */
lines: CartLine[]
quote: PriceBreakdown
payment: OrderPayment
shippingAddress?: ShippingAddress
/**
 * @maxItems 50
 */
tokens: Token[]
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "PaymentMethod".
 */
export interface PaymentMethod {
paymentType: PaymentType
label: ShortText
/**
 * Absolute or same-origin address.
 */
hostedFieldsUrl: string
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "PaymentMethodList".
 */
export interface PaymentMethodList {
/**
 * @maxItems 10
 */
paymentMethods: PaymentMethod[]
maxStoredCards: number
}
/**
 * Stored payment method.
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "PaymentMeans".
 */
export interface PaymentMeans {
paymentMethodId: Id
brand: CardBrand
lastFour: string
expiryMonth: number
expiryYear: number
nameOnCard: ShortText
postalCode?: string
defaultMeans: boolean
expired: boolean
/**
 * Added for a single purchase; not a stored card.
 */
onePurchase?: boolean
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "PaymentMeansList".
 */
export interface PaymentMeansList {
/**
 * @maxItems 50
 */
paymentMeans: PaymentMeans[]
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "AddPaymentMeansRequest".
 */
export interface AddPaymentMeansRequest {
/**
 * Single-use token of the hosted fields.
 */
cardToken: string
defaultMeans?: boolean
/**
 * Keeps the card for a single purchase; it is not listed among the stored cards.
 */
onePurchase?: boolean
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "UpdatePaymentMeansRequest".
 */
export interface UpdatePaymentMeansRequest {
paymentMethodId: Id
defaultMeans: true
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "VerifyPaymentMeansRequest".
 */
export interface VerifyPaymentMeansRequest {
paymentMethodId: Id
verificationToken: string
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "ExchangeCodeRequest".
 */
export interface ExchangeCodeRequest {
hostOrigin: HostOrigin
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "ExchangeCodeGrant".
 */
export interface ExchangeCodeGrant {
exchangeCode: ExchangeCode
expiresAt: Instant
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "RedeemExchangeCodeRequest".
 */
export interface RedeemExchangeCodeRequest {
exchangeCode: ExchangeCode
hostOrigin: HostOrigin
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "CreateAccountRequest".
 */
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
emailVerificationToken?: string
returnTo?: ReturnTo
/**
 * Result of the reCAPTCHA, if the configuration requires one [I3.15, I4.05].
 */
recaptcha?: string
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "LogInRequest".
 */
export interface LogInRequest {
emailAddress: string
password: Password
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "LogInByLinkRequest".
 */
export interface LogInByLinkRequest {
token: LinkToken
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "StartThirdPartyLoginRequest".
 */
export interface StartThirdPartyLoginRequest {
authenticatorType: AuthenticatorType
returnTo?: ReturnTo
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "ThirdPartyLoginStart".
 */
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
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "ThirdPartyLoginRequest".
 */
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
firstName?: string
/**
 * From Apple, the first time only.
 */
lastName?: string
}
/**
 * Session with its user, and whether the account was just created [I3.13].
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "ThirdPartySession".
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
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "Profile".
 */
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
 * Point in time, UTC with `Z`.
 */
tokensFrozenAt?: string
/**
 * Whether all six details are filled in [I3.14].
 */
complete: boolean
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "ChangePasswordRequest".
 */
export interface ChangePasswordRequest {
verificationString: LinkToken
password: Password
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "InitiateResetPasswordRequest".
 */
export interface InitiateResetPasswordRequest {
emailAddress: EmailAddress
returnTo?: ReturnTo
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "ResetPasswordLink".
 */
export interface ResetPasswordLink {
emailAddress: EmailAddress
returnTo?: string
}
/**
 * Short form of a sign-up. Details are sent if the account lacks them [I3.15].
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "FinishAccountRequest".
 */
export interface FinishAccountRequest {
emailVerificationToken: LinkToken
password: Password
userProfileRequest: FinishProfileRequest
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "FinishProfileRequest".
 */
export interface FinishProfileRequest {
userLocale: Locale
firstName?: PersonName
lastName?: PersonName
dateOfBirth?: BirthDate
gender?: Gender
countryCode?: CountryCode
postalCode?: PostalCode
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "PartialUserAccount".
 */
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
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "VerifiedEmail".
 */
export interface VerifiedEmail {
emailAddress: EmailAddress
returnTo?: string
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "PersonalDetails".
 */
export interface PersonalDetails {
countryCode: CountryCode
dateOfBirth: BirthDate
firstName: PersonName
gender: Gender
lastName: PersonName
postalCode: PostalCode
userLocale?: Locale
}
/**
 * Session with its user. The token is also in the header `Api-Client-Auth-Token`.
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "AuthenticatedProfile".
 */
export interface AuthenticatedProfile {
authToken: string
needsEmailVerification: boolean
profile: Profile
}
/**
 * Present where a maps service is configured; otherwise maps are drawn from GeoNames [I7.30].
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "MapsSettings".
 */
export interface MapsSettings {
/**
 * Absolute or same-origin address.
 */
scriptUrl: string
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "Surroundings".
 */
export interface Surroundings {
/**
 * Distance from the place to the upper and lower edge of its map; to the sides, half as much again.
 */
rangeKm: number
/**
 * @maxItems 12
 */
cities: City[]
attribution: ShortText
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "City".
 */
export interface City {
cityId: string
name: ShortText
region: string
countryCode: CountryCode
coordinates: Coordinates
}
/**
 * Sales window of one of the four marketplaces of an event [C1.02, C4.05].
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "Marketplace".
 */
export interface Marketplace {
marketplaceId: Id
marketplaceCode?: string
type: MarketplaceType
state: SaleState
opensAt?: Instant
closesAt?: Instant
resultsAt?: Instant
}
/**
 * Heading of a group of offers; a tree by `parentSalesGroupId`.
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "SalesGroup".
 */
export interface SalesGroup {
salesGroupId: Id
parentSalesGroupId?: Id
name: ShortText
category: ItemCategory
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "LineupEntry".
 */
export interface LineupEntry {
performerId: Id
name: ShortText
genre?: ShortText
startsAt?: Instant
}
/**
 * Event, as shown on its landing page [C3.17].
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "EventProfile".
 */
export interface EventProfile {
summary: EventSummary
description: LongText
doorsAt?: Instant
/**
 * @maxItems 200
 */
lineup: LineupEntry[]
/**
 * @maxItems 20
 */
marketplaces: Marketplace[]
/**
 * @maxItems 100
 */
salesGroups: SalesGroup[]
/**
 * UUIDv7 created by the server, in lower case.
 */
seatChartId?: string
/**
 * Together with seatChartId, identifies an immutable chart.
 */
seatChartVersion?: number
policy: TokenPolicy
maxPerPerson: number
streamStartsAt?: Instant
replayExpiresAt?: Instant
/**
 * Number of refunded {product} of a cancelled event.
 */
refundedCount?: number
serverTime: Instant
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "EventPage".
 */
export interface EventPage {
/**
 * @maxItems 50
 */
events: EventSummary[]
/**
 * Total number of results, counted up to 1000.
 */
total: number
nextCursor?: Cursor
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "Carousel".
 */
export interface Carousel {
/**
 * @maxItems 20
 */
events: EventSummary[]
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "OfferGroupQuery".
 */
export interface OfferGroupQuery {
eventId: Id
marketplaceId?: Id
sortCriteria?: OfferSort
includeResale?: boolean
/**
 * Lowest and highest all-in price in minor units, or empty.
 * 
 * @maxItems 2
 */
priceRange?: number[]
/**
 * @maxItems 200
 */
sectionCodes?: SectionCode[]
numTokens?: Quantity
accessible?: boolean
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "AgePrice".
 */
export interface AgePrice {
ageGroup: AgeGroup
price: PriceBreakdown
}
/**
 * Offer at one price [C3.18].
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "OfferGroup".
 */
export interface OfferGroup {
offerGroupId: Id
marketplaceId: Id
salesGroupId: Id
inventoryItemId: Id
category: ItemCategory
name: ShortText
/**
 * Difference from the other offers of its item, such as a size. `name` is the full name.
 */
variantName?: string
description: LongText
seating: SeatingKind
attendance: Attendance
/**
 * @maxItems 1000
 */
sectionCodes: SectionCode[]
available: number
saleState: SaleState
price: PriceBreakdown2
/**
 * Empty if one price applies to all ages.
 * 
 * @maxItems 3
 */
agePrices: AgePrice[]
minQuantity: number
maxQuantity: number
minimumAge?: number
/**
 * @maxItems 3
 */
fulfilment?: Fulfilment[]
imageUrl?: UrlText
/**
 * Point in time, UTC with `Z`.
 */
opensAt?: string
endAt?: Instant
resale: boolean
minQualifyingPrice?: Money7
averageOffer?: Money
}
/**
 * Price breakdown per {product} or of a whole cart. `allIn = face - discounts + mandatory fees (+ taxes where prices are shown with tax)`; `total = allIn + optional fees + taxes not included in allIn`. The parts sum exactly, in minor units.
 * 
 */
export interface PriceBreakdown2 {
face: Money
/**
 * @maxItems 50
 */
discounts: DiscountLine[]
/**
 * @maxItems 50
 */
fees: FeeLine[]
/**
 * @maxItems 50
 */
taxes: TaxLine[]
allIn: Money
total: Money
}
/**
 * Integer amount in the minor unit of its currency.
 */
export interface Money7 {
amount: number
currency: CurrencyCode
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "OfferGroupList".
 */
export interface OfferGroupList {
/**
 * @maxItems 500
 */
offerGroups: OfferGroup[]
priceFrom?: Money
priceTo?: Money
serverTime: Instant
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "AvailableSections".
 */
export interface AvailableSections {
/**
 * @maxItems 1000
 */
sections: SectionAvailability[]
serverTime: Instant
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "BestSeats".
 */
export interface BestSeats {
offerGroupId: Id
/**
 * @maxItems 50
 */
seats: SeatRef[]
together: boolean
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "SeatsForSections".
 */
export interface SeatsForSections {
/**
 * @maxItems 60
 */
sections: SeatAvailability[]
/**
 * @maxItems 36
 */
offers: SeatOffer[]
serverTime: Instant
}
/**
 * PayPal account [C3.30].
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "PayoutMethod".
 */
export interface PayoutMethod {
payoutMethodId: Id
payoutType: "PayPal"
/**
 * E-mail address that identifies the account, as entered by its owner.
 */
emailAddress: string
addedAt: Instant
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "PayoutMethodList".
 */
export interface PayoutMethodList {
/**
 * @maxItems 50
 */
payoutMethods: PayoutMethod[]
}
/**
 * Exactly one of the three.
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "ConfirmLogInRequest".
 */
export interface ConfirmLogInRequest {
password?: Password
/**
 * Code from the mail.
 */
code?: string
thirdParty?: ThirdPartyLoginRequest
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "LogInMethods".
 */
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
 * Stored data of a user, except what is secret even to them. Passwords and codes are stored hashed or sealed.
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "UserDataExport".
 */
export interface UserDataExport {
exportedAt: Instant
/**
 * Point in time, UTC with `Z`.
 */
createdAt: string
termsAgreedAt?: Instant
profile: Profile
logInMethods: LogInMethods
/**
 * @maxItems 10
 */
linkedProviders: LinkedProvider[]
notificationSettings: NotificationSettings
/**
 * @maxItems 100
 */
sessions: UserSession[]
/**
 * @maxItems 100
 */
roles: ExportedRole[]
attribution?: ExportedAttribution
/**
 * @maxItems 50
 */
paymentMeans: PaymentMeans[]
/**
 * @maxItems 50
 */
payoutMethods: PayoutMethod[]
/**
 * @maxItems 10000
 */
orders: ExportedOrder[]
/**
 * Items that the caller holds.
 * 
 * @maxItems 50000
 */
tokens: ExportedToken[]
/**
 * Subscriptions of the verified address.
 * 
 * @maxItems 1000
 */
subscriptions: ExportedSubscription[]
/**
 * Messages from the verified address.
 * 
 * @maxItems 1000
 */
messages: ExportedMessage[]
/**
 * Demonstrations requested with the verified address.
 * 
 * @maxItems 1000
 */
demoRequests: ExportedDemoRequest[]
/**
 * Job applications from the verified address, while they are stored.
 * 
 * @maxItems 1000
 */
applications: ExportedApplication[]
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "LinkedProvider".
 */
export interface LinkedProvider {
authenticatorType: AuthenticatorType
linkedAt: Instant
}
/**
 * Permitted mails. Receipts and mails about the account's security are always sent.
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "NotificationSettings".
 */
export interface NotificationSettings {
/**
 * Before an event, and when it changes.
 */
eventReminders: boolean
/**
 * When an item was transferred, accepted or sold.
 */
tokenActivity: boolean
/**
 * When a sale opens or a price falls.
 */
saleAlerts: boolean
newsletter: boolean
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "UserSession".
 */
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
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "ExportedRole".
 */
export interface ExportedRole {
role: ("promoter" | "client")
clientId?: Id
grantedAt: Instant
}
/**
 * Attribution of the visit in which the caller created the account.
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "ExportedAttribution".
 */
export interface ExportedAttribution {
appType?: ("ANDROID" | "IOS")
advertisementId?: string
/**
 * Campaign parameters in query format.
 */
advertisementData?: string
affiliateCode?: string
eventId?: Id
recordedAt: Instant
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "ExportedOrder".
 */
export interface ExportedOrder {
orderId: Id
orderNumber: string
eventId: Id
eventName: ShortText
placedAt: Instant
state: ("placed" | "partlyRefunded" | "refunded")
/**
 * @maxItems 20
 */
lines: CartLine[]
quote: PriceBreakdown
card: ExportedCard
shippingAddress?: ShippingAddress
/**
 * Affiliate code of the link that led to the purchase.
 */
affiliateCode?: string
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "ExportedCard".
 */
export interface ExportedCard {
brand: CardBrand
lastFour: string
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "ExportedToken".
 */
export interface ExportedToken {
tokenId: Id
eventId: Id
eventName: ShortText
orderId: Id
state: TokenState
since: Instant
seatCode?: SeatCode
paid: Money
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "ExportedSubscription".
 */
export interface ExportedSubscription {
host: ShortText
eventId?: Id
state: ("pending" | "active" | "ended")
createdAt: Instant
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "ExportedMessage".
 */
export interface ExportedMessage {
message: string
createdAt: Instant
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "ExportedDemoRequest".
 */
export interface ExportedDemoRequest {
name: string
company: string
country: CountryCode
/**
 * @maxItems 2
 */
attendance: Attendance[]
annualVolume?: AnnualVolume
createdAt: Instant
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "ExportedApplication".
 */
export interface ExportedApplication {
jobId: string
message: string
createdAt: Instant
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "CallerId".
 */
export interface CallerId {
id: Id
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "SetPhotoRequest".
 */
export interface SetPhotoRequest {
/**
 * JPEG, PNG or WebP file in base64, at most 5 MB.
 */
image: string
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "UserSessionList".
 */
export interface UserSessionList {
/**
 * @maxItems 100
 */
sessions: UserSession[]
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "AccountDeletionCheck".
 */
export interface AccountDeletionCheck {
/**
 * Items for events that are not over.
 */
upcomingTokens: number
/**
 * Payments whose outcome is unknown, or whose refund is pending.
 */
openPayments: number
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "NewsletterRequest".
 */
export interface NewsletterRequest {
emailAddress: EmailAddress
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "EventNewsletterRequest".
 */
export interface EventNewsletterRequest {
emailAddress: EmailAddress
eventId: Id
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "NewsletterAnswer".
 */
export interface NewsletterAnswer {
token: string
isWanted: boolean
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "NewsletterSubscription".
 */
export interface NewsletterSubscription {
emailAddress: EmailAddress
/**
 * Pending until the owner of the address confirms; ended after unsubscribing, or after the announced mail.
 */
state: ("pending" | "active" | "ended")
/**
 * Event of the subscription; absent for the newsletter.
 */
eventName?: string
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "ErrorReport".
 */
export interface ErrorReport {
/**
 * Kind of error.
 */
name: string
message: string
stack?: string
/**
 * Path of the page, without its query.
 */
page: string
/**
 * Version of the page's build.
 */
webCommit?: string
/**
 * The signed-in user agreed to be identified in the report, by id only.
 */
mayIdentify?: boolean
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "ReleaseName".
 */
export interface ReleaseName {
releaseName: string
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "ContactMessage".
 */
export interface ContactMessage {
name: string
emailAddress: EmailAddress
topic: ContactTopic
message: string
}
/**
 * Request of an organiser for a demonstration [I3.23, C3.32].
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "DemoRequest".
 */
export interface DemoRequest {
name: string
email: EmailAddress
company: string
country: CountryCode
/**
 * @minItems 1
 * @maxItems 2
 */
attendance: Attendance[]
annualVolume?: AnnualVolume
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "ProductWord".
 */
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
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "PublicConfiguration".
 */
export interface PublicConfiguration {
product: ProductWord1
/**
 * Word for an access item in addresses.
 */
productAddress: string
sandbox: boolean
/**
 * Absolute or same-origin address.
 */
payOrigin: string
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
minimumSignUpAge: number
maximumAge: number
minimumPasswordLength: number
/**
 * Sign-in providers; if empty, the list is not shown [I4.01].
 * 
 * @maxItems 2
 */
authenticatorTypes: AuthenticatorType[]
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
 * Word for an access item in the language of the request.
 */
export interface ProductWord1 {
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
/**
 * Present when sign-up requires a reCAPTCHA (use-recaptcha, recaptcha site key) [I3.31].
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "RecaptchaSettings".
 */
export interface RecaptchaSettings {
siteKey: string
/**
 * Absolute or same-origin address.
 */
scriptUrl: string
}
/**
 * External links in the footer of the main site; missing ones are not shown [I2.27].
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "SiteLinks".
 */
export interface SiteLinks {
/**
 * Absolute or same-origin address.
 */
supportUrl?: string
photoSharingUrl?: UrlText
shortMessageUrl?: UrlText
socialNetworkUrl?: UrlText
/**
 * Absolute or same-origin address.
 */
appleStoreUrl?: string
googleStoreUrl?: UrlText
}
/**
 * Settings that operators change at run time; a missing key has its default [I3.31, I3.32, I4.23].
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "RemoteConfig".
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
 * The cart accepts promo codes; no page reads it yet.
 */
promoCodes?: boolean
/**
 * Buyers can request more than an order may hold; no page reads it yet.
 */
largeOrderRequest?: boolean
/**
 * Held items can be exchanged for better ones; no page reads it yet.
 */
upgrades?: boolean
/**
 * The exchange accepts offers to buy; no page reads it yet.
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
 * The player measures playback, under consent; no page reads it yet.
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
/**
 * Proportions of the image code of a {product}; missing or unscannable values fall back to the defaults [C9.13].
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "ImageCodeGenerationConfig".
 */
export interface ImageCodeGenerationConfig {
grid?: number
star?: number
corner?: number
footer?: number
}
/**
 * Analytics tags, loaded after consent; absent without analytics [I7.30].
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "AnalyticsTags".
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
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "RemoteConfigDocument".
 */
export interface RemoteConfigDocument {
/**
 * Values by key, as strings, as remote-config services deliver them; objects are JSON.
 */
values: {
[k: string]: string | undefined
}
}
/**
 * Overrides of a client theme; missing ones keep the default. Its contrast is checked before it is accepted.
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "ThemeColours".
 */
export interface ThemeColours {
base?: string
surface?: string
content?: string
accentSurface?: string
accentContent?: string
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "WhiteLabelTheme".
 */
export interface WhiteLabelTheme {
tone: ("dark" | "light" | "auto")
clientDark: ThemeColours
clientLight: ThemeColours
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
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "WhiteLabelConfig".
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
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "Country".
 */
export interface Country {
id: number
countryCodeISO2: CountryCode
countryName: ShortText
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "CountryList".
 */
export interface CountryList {
/**
 * @maxItems 300
 */
countries: Country[]
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "CityList".
 */
export interface CityList {
/**
 * @maxItems 10
 */
cities: City[]
attribution: ShortText
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "AttendingEvent".
 */
export interface AttendingEvent {
event: EventSummary
tokenCount: number
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "AttendingEventPage".
 */
export interface AttendingEventPage {
/**
 * @maxItems 50
 */
events: AttendingEvent[]
nextCursor?: Cursor
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "ActivityOrder".
 */
export interface ActivityOrder {
orderId: Id
orderNumber: string
createdAt: Instant
total: Money
}
/**
 * Merchandise and add-ons of an order [C3.22].
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "ActivityExtra".
 */
export interface ActivityExtra {
orderId: Id
name: ShortText
category: ItemCategory
quantity: number
fulfilment?: Fulfilment
redeemed: boolean
}
/**
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "EventActivity".
 */
export interface EventActivity {
event: EventSummary
/**
 * @maxItems 200
 */
tokens: Token[]
/**
 * @maxItems 100
 */
orders: ActivityOrder[]
/**
 * @maxItems 200
 */
extras: ActivityExtra[]
doorsAt?: Instant
serverTime: Instant
}
/**
 * Secret of the entry code `F1.<tokenId>.<code>`, where the code follows RFC 6238.
 * 
 * This interface was referenced by `FoyerContract`'s JSON-Schema
 * via the `definition` "EntrySecret".
 */
export interface EntrySecret {
tokenId: Id
/**
 * Base32.
 */
secret: string
algorithm: "SHA-256"
digits: 8
periodSeconds: number
serverTime: Instant
}
