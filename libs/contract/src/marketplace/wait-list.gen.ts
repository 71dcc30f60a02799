// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { CartSelection } from '../cart/cart.gen.ts';
import type { EventSummary } from '../common/event.gen.ts';
import type { Money } from '../common/money.gen.ts';
import type { Id, Instant, ShortText } from '../common/value.gen.ts';
export type WaitListState = ("waiting" | "offered" | "claimed" | "lapsed" | "left" | "ended")
/**
 * Expected chance of an offer before the sale closes: what returned and was offered so far, as a rate per day, against what is ahead and wanted. `unknown` in the first day of the list, and while nothing was offered.
 */
export type WaitListChance = ("likely" | "possible" | "unlikely" | "unknown")

/**
 * Offer that can be waited for.
 */
export interface WaitListGroup {
offerGroupId: Id
name: ShortText
allIn: Money
minQuantity: number
maxQuantity: number
}
/**
 * What is set aside for an entry, until then.
 */
export interface WaitListOffer {
offerGroupId: Id
name: ShortText
quantity: number
until: Instant
}
export interface WaitListEntry {
event: EventSummary
/**
 * Names of the offers that it waits for.
 * 
 * @maxItems 20
 */
names: ShortText[]
quantity: number
maySplit: boolean
state: WaitListState
joinedAt: Instant
/**
 * Of a waiting entry; 1 is the next.
 */
place?: number
/**
 * Places that the entries ahead want.
 */
ahead?: number
chance?: WaitListChance
offer?: WaitListOffer
}
export interface WaitList {
event: EventSummary
/**
 * Offers that can be waited for; empty if none is sold out.
 * 
 * @maxItems 500
 */
groups: WaitListGroup[]
/**
 * People who wait.
 */
waiting: number
/**
 * Places that were offered so far.
 */
offered: number
/**
 * Time in which an offer must be claimed.
 */
claimMinutes: number
entry?: WaitListEntry
serverTime: Instant
}
export interface WaitListEntries {
/**
 * @maxItems 200
 */
entries: WaitListEntry[]
serverTime: Instant
}
export interface ClaimedOffer {
/**
 * Lines of the cart; `checkoutCart` with them answers the cart. Empty without an offer, or once it is over.
 * 
 * @maxItems 50
 */
selections: CartSelection[]
}
export interface WaitListRequest {
eventId: Id
}
export interface JoinWaitListRequest {
eventId: Id
/**
 * Any of them will do.
 * 
 * @minItems 1
 * @maxItems 20
 */
offerGroupIds: Id[]
quantity: number
/**
 * Fewer places, or places apart, are welcome too.
 */
maySplit: boolean
}
