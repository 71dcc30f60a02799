// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { Money } from '../common/money.gen.ts';
import type { Permission } from '../common/permission.gen.ts';
import type { Id, Instant } from '../common/value.gen.ts';
import type { DrawEntryState, DrawHash, DrawName, DrawState } from './draw.gen.ts';
/**
 * Why it is changed.
 */
export type ChangeReason = string
/**
 * Latest first.
 * 
 * @maxItems 200
 */
export type WindowChanges = WindowChange[]

export interface OpenWindowRequest {
eventId: Id
reason: ChangeReason
}
export interface CloseWindowRequest {
eventId: Id
/**
 * New end, not later than the present one. A time of the last minute closes at once; an older one is refused.
 */
closesAt: Instant
reason: ChangeReason
}
export interface ChangeStockRequest {
eventId: Id
/**
 * Offer of the window; the stock is that of all that sell from it.
 */
offerGroupId: Id
/**
 * New number of places. The best free seats are added, the last of the best are taken away.
 */
quantity: number
reason: ChangeReason
}
export interface ExportWindowRequest {
eventId: Id
/**
 * `next` of the page before.
 */
after?: number
}
/**
 * Places of a window, and the offers that sell from them.
 */
export interface WindowStock {
/**
 * @maxItems 500
 */
offers: DrawName[]
quantity: number
/**
 * Neither held nor sold.
 */
free: number
}
/**
 * What became of those that got in, and of the places that they got.
 */
export interface WindowResults {
/**
 * That stand.
 */
winners: number
/**
 * Places of these.
 */
units: number
paid: number
paidUnits: number
/**
 * Winners who have not paid yet.
 */
open: number
/**
 * Wins that were not paid in time.
 */
lapsed: number
}
export interface StockChanged {
offerGroupId: Id
before: number
after: number
}
export interface MinimumChanged {
offerGroupId: Id
before: Money
after: Money
}
export interface TimeChanged {
before: Instant
after: Instant
}
/**
 * What an organiser or an operator did with a draw or an auction.
 */
export interface WindowChange {
change: ("open" | "close" | "stock" | "minimum" | "export")
changedAt: Instant
/**
 * Name of the member, or of the user of the operating system; empty once the account is deleted.
 */
by: string
/**
 * By the command of the platform.
 */
isOperator: boolean
reason?: ChangeReason
/**
 * Of opening or closing.
 */
time?: TimeChanged
stock?: StockChanged
minimum?: MinimumChanged
/**
 * Lines of an export.
 */
exported?: number
}
export interface ClientDrawPermissions {
open: Permission
close: Permission
changeStock: Permission
}
export interface ClientDraw {
eventId: Id
marketplaceId: Id
state: DrawState
opensAt: Instant
closesAt: Instant
closedEarly?: ChangeReason
resultsAt: Instant
autoClaim: boolean
/**
 * When the hash of the seed was published, and from when on changes of the stock are.
 */
committedAt?: Instant
seedCommitment?: DrawHash
/**
 * @maxItems 500
 */
stock: WindowStock[]
entries: number
/**
 * Offers that entries wish for, at most.
 */
units: number
/**
 * Once it is drawn.
 */
results?: WindowResults
changes: WindowChanges
allowed: ClientDrawPermissions
serverTime: Instant
}
export interface ExportedEntry {
place: number
drawnId: DrawHash
quantity: number
maySplit: boolean
state: DrawEntryState
wonGroupId?: Id
wonQuantity?: number
}
export interface DrawExport {
eventId: Id
state: DrawState
/**
 * @maxItems 1000
 */
entries: ExportedEntry[]
/**
 * For the next page; absent on the last.
 */
next?: number
}
