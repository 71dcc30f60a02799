// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { EventSummary, EventTag, LaterState, MarketplaceType, SaleState } from '../common/event.gen.ts';
import type { ItemCategory } from '../common/item.gen.ts';
import type { EventQuestion } from '../common/question.gen.ts';
import type { TokenPolicy } from '../common/token.gen.ts';
import type { Cursor, Id, Instant, LongText, ShortText } from '../common/value.gen.ts';
/**
 * Sales window of one of the four marketplaces of an event [C1.02, C4.05].
 */
export interface Marketplace {
marketplaceId: Id
/**
 * Open only to callers who send its `marketplaceCode`.
 */
isCoded?: boolean
/**
 * Sells no access, but extras beside it.
 */
isForExtras?: boolean
type: MarketplaceType
state: SaleState
opensAt?: Instant
closesAt?: Instant
resultsAt?: Instant
/**
 * States of this window that time alone brings, in order; absent without any.
 * 
 * @maxItems 20
 */
laterStates?: LaterState[]
}
export interface EventTagQuery {
/**
 * Matches any of these.
 * 
 * @minItems 1
 * @maxItems 10
 */
tags: EventTag[]
/**
 * Leaves out the events of this performer.
 */
exceptPerformerId?: Id
cursor?: Cursor
limit?: number
}
/**
 * Heading of a group of offers; a tree by `parentSalesGroupId`.
 */
export interface SalesGroup {
salesGroupId: Id
parentSalesGroupId?: Id
name: ShortText
category: ItemCategory
}
export interface LineupEntry {
performerId: Id
name: ShortText
genre?: ShortText
genreTag?: EventTag
startsAt?: Instant
}
/**
 * Tour or run that an event is a date of; `listEvents` lists the others.
 */
export interface Series {
seriesId: Id
name: ShortText
}
export interface Sponsor {
name: ShortText
/**
 * Words before the name, such as "Presented with".
 */
role?: ShortText
url?: string
}
/**
 * Property of the organiser's own analytics, for visitors who consent to measuring.
 */
export interface AnalyticsTracker {
provider: "googleAnalytics"
trackerId: string
}
/**
 * Event, as shown on its landing page [C3.17].
 */
export interface EventProfile {
summary: EventSummary
/**
 * Id of the venue, as in `summary.venue`; absent for events that are only streamed.
 */
locationId?: Id
series?: Series
/**
 * @maxItems 50
 */
sponsors: Sponsor[]
/**
 * @maxItems 10
 */
analyticsTrackers: AnalyticsTracker[]
description: LongText
doorsAt?: Instant
/**
 * What the organiser asks at checkout; absent if nothing.
 * 
 * @maxItems 10
 */
questions?: EventQuestion[]
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
 * Absent for events without a chart.
 */
seatChartId?: Id
/**
 * Together with seatChartId, identifies an immutable chart.
 */
seatChartVersion?: number
/**
 * A sale window that is not over yet opens only by a `marketplaceCode`.
 */
takesCode?: boolean
policy: TokenPolicy
resale?: EventResale
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
 * What is to be known of the resale of an event before one buys; absent where nothing is resold.
 */
export interface EventResale {
/**
 * Share of the profit of a resale that the organiser gets, in parts per million.
 */
sharePpm: number
/**
 * Names of offer groups of which nothing is resold.
 * 
 * @maxItems 500
 */
blocked: ShortText[]
}
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
export interface Carousel {
/**
 * @maxItems 20
 */
events: EventSummary[]
}
