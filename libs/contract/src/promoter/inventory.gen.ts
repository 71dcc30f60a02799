// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { EventSummary } from '../common/event.gen.ts';
import type { ItemCategory, SeatingKind } from '../common/item.gen.ts';
import type { Money, PriceBreakdown } from '../common/money.gen.ts';
import type { SeatCode, SectionCode } from '../common/seat.gen.ts';
import type { Id, Instant, ShortText } from '../common/value.gen.ts';
import type { SeatAvailability, SeatOffer, SectionAvailability } from '../marketplace/seat.gen.ts';
/**
 * How the guests of a promoter pay; `card` is a terminal of the organisation, and by `link` the guest pays by a mailed link within a day.
 * 
 */
export type PromoterPaymentKind = ("cash" | "card" | "link")
/**
 * @maxItems 10
 */
export type CommissionRules = CommissionRule[]

/**
 * Units of an allotment. `left` can be sold, `pending` is held for guests who have not paid.
 */
export interface PromoterStock {
allotted: number
left: number
pending: number
sold: number
}
/**
 * Balances of a promoter for an event, read from the ledger.
 */
export interface PromoterMoney {
commissionEarned: Money
/**
 * Cash that the promoter has taken and not handed over.
 */
cashOwed: Money
}
export interface PromoterEvent {
event: EventSummary
stock: PromoterStock
money: PromoterMoney
}
export interface PromoterEventList {
/**
 * @maxItems 500
 */
events: PromoterEvent[]
}
/**
 * Commission on each {product} that is sold; the first rule that fits the kind of payment counts.
 */
export interface CommissionRule {
/**
 * Any if absent.
 */
paymentKind?: PromoterPaymentKind
/**
 * Share of the price before fees and taxes, in parts per million; absent for an amount.
 */
ratePpm?: number
/**
 * Absent for a share.
 */
amount?: Money
}
export interface PromoterEngagement {
event: EventSummary
/**
 * @maxItems 3
 */
paymentKinds: PromoterPaymentKind[]
commission: CommissionRules
/**
 * Most {product} of one guest; that of the event if absent.
 */
mostPerGuest?: number
/**
 * When the promoter sells no more, and what is unsold returns; the end of sale if absent.
 */
endsAt?: Instant
/**
 * Whether nothing can be sold any more; absent without `endsAt`.
 */
hasEnded?: boolean
}
/**
 * Offer that a promoter sells from an allotment, and its stock, which offers of one price level share.
 */
export interface PromoterItem {
offerGroupId: Id
name: ShortText
category: ItemCategory
seating: SeatingKind
/**
 * What one unit costs an adult.
 */
price: PriceBreakdown
stock: PromoterStock
}
export interface PromoterInventory {
eventId: Id
/**
 * @maxItems 500
 */
items: PromoterItem[]
}
export interface PromoterEventV1 {
eventId: Id
name: ShortText
startsAt: Instant
left: number
pending: number
sold: number
commissionEarned: Money
cashOwed: Money
}
export interface PromoterEventListV1 {
/**
 * @maxItems 500
 */
events: PromoterEventV1[]
}
export interface PromoterEngagementV1 {
eventId: Id
name: ShortText
startsAt: Instant
/**
 * @maxItems 3
 */
paymentKinds: PromoterPaymentKind[]
commission: CommissionRules
mostPerGuest?: number
endsAt?: Instant
hasEnded?: boolean
}
export interface PromoterItemV1 {
offerGroupId: Id
name: ShortText
/**
 * What one unit costs an adult, with fees and taxes.
 */
price: Money
allotted: number
left: number
pending: number
sold: number
}
export interface PromoterInventoryV1 {
eventId: Id
/**
 * @maxItems 500
 */
items: PromoterItemV1[]
}
/**
 * Where an offer's stock of the caller lies. Seats are as in `listSeatsForSections`: those of other stock are not on sale here. Standing places have a section, if any, and no seats.
 * 
 */
export interface PromoterSections {
eventId: Id
offerGroupId: Id
seating: SeatingKind
/**
 * The best first.
 * 
 * @maxItems 60
 */
sections: SectionAvailability[]
/**
 * Seats of these sections.
 * 
 * @maxItems 60
 */
availability: SeatAvailability[]
/**
 * @maxItems 1
 */
offers: SeatOffer[]
/**
 * Indexes of the offers that a seat carries; the first set is empty.
 * 
 * @maxItems 2
 */
offerSets: number[][]
/**
 * Best seats that are left side by side; empty without so many.
 * 
 * @maxItems 50
 */
bestSeatCodes: SeatCode[]
serverTime: Instant
}
export interface PromoterSectionV1 {
sectionCode: SectionCode
name: ShortText
left: number
}
export interface PromoterSectionsV1 {
eventId: Id
offerGroupId: Id
/**
 * @maxItems 60
 */
sections: PromoterSectionV1[]
}
