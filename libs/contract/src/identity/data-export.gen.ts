// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { CartLine } from '../cart/cart.gen.ts';
import type { CreditNote, InvoiceTo, Shipment, ShippingAddress } from '../cart/order.gen.ts';
import type { CardBrand, PaymentMeans } from '../cart/payment-means.gen.ts';
import type { PayoutMethod } from '../cart/payout.gen.ts';
import type { Attendance } from '../common/event.gen.ts';
import type { MemberRight } from '../common/membership.gen.ts';
import type { Money, PriceBreakdown } from '../common/money.gen.ts';
import type { AnsweredQuestion } from '../common/question.gen.ts';
import type { SeatCode } from '../common/seat.gen.ts';
import type { AssigneeKind, AssignmentState, TokenState } from '../common/token.gen.ts';
import type { CountryCode, EmailAddress, Id, Instant, ShortText } from '../common/value.gen.ts';
import type { AuctionOffer } from '../marketplace/auction.gen.ts';
import type { DrawEntry } from '../marketplace/draw.gen.ts';
import type { Follow } from '../marketplace/follow.gen.ts';
import type { MarketOffer } from '../marketplace/market-offer.gen.ts';
import type { PriceAlert } from '../marketplace/price-alert.gen.ts';
import type { SecondaryListing } from '../marketplace/secondary-listing.gen.ts';
import type { WaitListEntry } from '../marketplace/wait-list.gen.ts';
import type { PromoterPaymentKind } from '../promoter/inventory.gen.ts';
import type { SettlementState } from '../promoter/settlement.gen.ts';
import type { PromoterTransactionGuest } from '../promoter/transaction.gen.ts';
import type { AnnualVolume } from '../shell/inquiry.gen.ts';
import type { ConferenceStep } from '../streaming/conference.gen.ts';
import type { Profile } from './account.gen.ts';
import type { NotificationSettings } from './notification-settings.gen.ts';
import type { LogInMethods, UserSession } from './session.gen.ts';
import type { AuthenticatorType } from './third-party.gen.ts';
/**
 * Stored data of a user, except what is secret even to them. Passwords and codes are stored hashed or sealed.
 */
export interface UserDataExport {
exportedAt: Instant
/**
 * Creation of the account.
 */
createdAt: Instant
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
 * Items that the caller owns, holds or attends with.
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
 * Performers, venues and organisers that the caller follows.
 * 
 * @maxItems 1000
 */
follows?: Follow[]
/**
 * Wait lists that the caller joined.
 * 
 * @maxItems 1000
 */
waitListEntries?: WaitListEntry[]
/**
 * {Product} that the caller offered to other fans.
 * 
 * @maxItems 1000
 */
listings?: SecondaryListing[]
/**
 * Prices at which the caller wants to hear of listings.
 * 
 * @maxItems 1000
 */
priceAlerts?: PriceAlert[]
/**
 * Entries of the caller in draws.
 * 
 * @maxItems 1000
 */
drawEntries?: DrawEntry[]
/**
 * Standing bids of the caller on the exchange.
 * 
 * @maxItems 1000
 */
marketOffers?: MarketOffer[]
/**
 * Offers of the caller in auctions.
 * 
 * @maxItems 1000
 */
auctionOffers?: AuctionOffer[]
/**
 * Assignments that the caller made, accepted, or was invited to by the verified address.
 * 
 * @maxItems 50000
 */
handOvers?: ExportedHandOver[]
/**
 * Season passes of the caller.
 * 
 * @maxItems 1000
 */
seasonMemberships?: ExportedSeasonMembership[]
/**
 * Streams that the caller watched.
 * 
 * @maxItems 1000
 */
watchedStreams?: ExportedStream[]
/**
 * Stages of streams for which the caller registered.
 * 
 * @maxItems 1000
 */
stagePlaces?: ExportedStagePlace[]
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
 * Sales that the caller made as a promoter, and those of promoters to the caller.
 * 
 * @maxItems 10000
 */
promoterSales?: ExportedPromoterSale[]
/**
 * What the caller as a promoter agreed on with organisers, or was proposed.
 * 
 * @maxItems 10000
 */
promoterSettlements?: ExportedSettlement[]
/**
 * Cash that the caller as a promoter handed over.
 * 
 * @maxItems 10000
 */
promoterReceipts?: ExportedCashReceipt[]
/**
 * Offers to sell an event, to the verified address or accepted by the caller.
 * 
 * @maxItems 1000
 */
engagementOffers?: ExportedEngagementOffer[]
/**
 * Invitations into organisations: to the verified address, accepted or made by the caller.
 * 
 * @maxItems 1000
 */
organisationInvites?: ExportedOrganisationInvite[]
/**
 * Files of attendees that the caller saved as a member of an organisation, last one first.
 * 
 * @maxItems 1000
 */
attendeeFiles?: ExportedAttendeeFile[]
/**
 * Job applications from the verified address, while they are stored.
 * 
 * @maxItems 1000
 */
applications: ExportedApplication[]
}
export interface ExportedSettlement {
eventId: Id
settlementId: Id
number: number
state: SettlementState
proposedBy: ("promoter" | "organiser")
cash: Money
commission: Money
kept: Money
toHandOver: Money
proposedAt: Instant
answeredAt?: Instant
}
export interface ExportedCashReceipt {
eventId: Id
receiptId: Id
number: number
amount: Money
handedOverAt: Instant
}
export interface ExportedStagePlace {
eventId: Id
eventName: ShortText
step: ConferenceStep
registeredAt: Instant
changedAt: Instant
}
export interface ExportedEngagementOffer {
eventId: Id
createdAt: Instant
emailAddress?: EmailAddress
isAccepted: boolean
}
export interface ExportedOrganisationInvite {
clientId: Id
/**
 * @maxItems 10
 */
rights: MemberRight[]
createdAt: Instant
emailAddress?: EmailAddress
isAccepted: boolean
/**
 * The caller invited another person.
 */
isInviter: boolean
}
export interface ExportedAttendeeFile {
eventId: Id
savedAt: Instant
/**
 * Rows of the file.
 */
attendees: number
}
export interface ExportedStream {
eventId: Id
eventName: ShortText
firstWatchedAt: Instant
/**
 * Minutes watched.
 */
minutes: number
/**
 * Where the caller watched (ISO 3166-1), if it was known.
 */
country?: string
rating?: number
comment?: string
}
export interface LinkedProvider {
authenticatorType: AuthenticatorType
linkedAt: Instant
}
export interface ExportedRole {
role: ("promoter" | "client")
clientId?: Id
/**
 * Rights in the organisation.
 * 
 * @maxItems 10
 */
rights?: MemberRight[]
/**
 * Event that a promoter sells.
 */
eventId?: Id
grantedAt: Instant
}
export interface ExportedPromoterSale {
eventId: Id
transactionId: Id
soldBy: ("caller" | "promoter")
paymentKind: PromoterPaymentKind
createdAt: Instant
/**
 * What the promoter typed in of the caller.
 */
guest?: PromoterTransactionGuest
}
/**
 * Attribution of the visit in which the caller created the account.
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
/**
 * Absent when no card was charged.
 */
card?: ExportedCard
shippingAddress?: ShippingAddress
shipment?: Shipment
invoiceTo?: InvoiceTo
/**
 * @maxItems 200
 */
creditNotes?: CreditNote[]
/**
 * Organiser's questions with what the buyer answered.
 * 
 * @maxItems 500
 */
answers?: AnsweredQuestion[]
/**
 * Affiliate code of the link that led to the purchase.
 */
affiliateCode?: string
}
export interface ExportedCard {
brand: CardBrand
lastFour: string
}
export interface ExportedToken {
tokenId: Id
eventId: Id
eventName: ShortText
orderId?: Id
state: TokenState
since: Instant
seatCode?: SeatCode
/**
 * For the owner only, as is orderId.
 */
paid?: Money
/**
 * What the caller is to the token.
 * 
 * @minItems 1
 * @maxItems 3
 */
roles?: ("owner" | "holder" | "attendee")[]
attendee?: ExportedAttendee
}
export interface ExportedAttendee {
/**
 * Guests and children enter with the holder.
 */
kind: ("holder" | "guest" | "child")
firstName?: string
lastName?: string
emailAddress?: string
/**
 * YYYY-MM-DD, or YYYY-MM.
 */
dateOfBirth?: string
}
export interface ExportedSeasonMembership {
seasonName: ShortText
memberId: string
autoRenew: boolean
since: Instant
}
export interface ExportedHandOver {
tokenId: Id
eventId: Id
role: ("sender" | "recipient")
assigneeKind: AssigneeKind
state: AssignmentState
createdAt: Instant
/**
 * To which it was mailed.
 */
emailAddress?: string
message?: string
}
export interface ExportedSubscription {
host: ShortText
eventId?: Id
state: ("pending" | "active" | "ended")
createdAt: Instant
}
export interface ExportedMessage {
message: string
createdAt: Instant
}
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
export interface ExportedApplication {
jobId: string
message: string
createdAt: Instant
}
