// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { ShippingAddress } from '../cart/order.gen.ts';
import type { EventSummary } from '../common/event.gen.ts';
import type { Fulfilment, ItemCategory } from '../common/item.gen.ts';
import type { Money } from '../common/money.gen.ts';
import type { Token } from '../common/token.gen.ts';
import type { Cursor, Id, Instant, ShortText } from '../common/value.gen.ts';
export interface AttendingEvent {
event: EventSummary
tokenCount: number
}
export interface AttendingEventPage {
/**
 * @maxItems 50
 */
events: AttendingEvent[]
nextCursor?: Cursor
}
/**
 * Event with the number of requests that the caller has there.
 */
export interface ActiveOfferEvent {
event: EventSummary
/**
 * Entries in its Wish List.
 */
entryCount: number
/**
 * Offers in My Price.
 */
offerCount: number
}
export interface ActiveOfferEventPage {
/**
 * @maxItems 50
 */
events: ActiveOfferEvent[]
nextCursor?: Cursor
}
export interface ActivitySummary {
/**
 * Events ahead that the caller attends.
 */
attending: number
/**
 * Entries in draws and wait lists, and offers of auctions, that are not decided or paid.
 */
requested: number
/**
 * Streams ahead that the caller can watch, live or again.
 */
streaming?: number
/**
 * Events ahead for which the caller handed {product} to others.
 */
managing?: number
/**
 * Listings of the caller that are on sale.
 */
selling?: number
/**
 * Events ahead with {product} that nobody was named for.
 */
secured?: number
/**
 * Season passes with a date ahead.
 */
seasonMemberships?: number
}
export interface ActivityConfiguration {
/**
 * @maxItems 6
 */
tabs: ("going" | "streaming" | "requested" | "selling" | "seasonMemberships" | "managing")[]
/**
 * @maxItems 8
 */
actions: ("seeReceipt" | "transfer" | "pickMyPriceSeats" | "sell" | "seeListing" | "editGuest" | "upgrade" | "accessControl")[]
}
export interface ActivityOrder {
orderId: Id
orderNumber: string
createdAt: Instant
total: Money
}
/**
 * Merchandise and add-ons of an order [C3.22].
 */
export interface ActivityExtra {
orderId: Id
name: ShortText
category: ItemCategory
quantity: number
fulfilment?: Fulfilment
/**
 * Handed out or sent.
 */
redeemed: boolean
/**
 * Where an extra is sent that is shipped.
 */
shippingAddress?: ShippingAddress
}
export interface EventActivity {
event: EventSummary
/**
 * @maxItems 500
 */
tokens: Token[]
/**
 * Tokens that the caller handed to others, or owns and others hold; no codes.
 * 
 * @maxItems 500
 */
managed?: Token[]
/**
 * @maxItems 100
 */
orders: ActivityOrder[]
/**
 * @maxItems 200
 */
extras: ActivityExtra[]
doorsAt?: Instant
/**
 * The event was postponed or rescheduled after the purchase: until then the whole price is refunded on request.
 */
refundUntil?: Instant
serverTime: Instant
/**
 * Only without network: when the server gave this answer. The service worker adds it.
 */
keptAt?: Instant
}
/**
 * Secret of the entry code `F1.<tokenId>.<code>`, where the code follows RFC 6238.
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
