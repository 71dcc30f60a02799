// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { Money } from '../common/money.gen.ts';
import type { SeatRef, SectionCode } from '../common/seat.gen.ts';
import type { Id, Instant, ShortText, UrlText } from '../common/value.gen.ts';
/**
 * Drawn shape that is not for sale. `points` is flat, x then y.
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
 */
export interface ChartRow {
/**
 * Code of the row, as in seat codes.
 */
row: string
/**
 * Displayed name of the row, if it differs from its code.
 */
label?: ShortText
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
 * Picture of the stage or field as seen from the section.
 */
viewUrl?: UrlText
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
export interface SectionAvailability {
sectionCode: SectionCode
available: number
accessible: number
/**
 * All-in.
 */
priceFrom?: Money
/**
 * All-in.
 */
priceTo?: Money
/**
 * @maxItems 100
 */
offerGroupIds: Id[]
}
export interface SeatChartWithAvailability {
seatChart: SeatChart
/**
 * @maxItems 1000
 */
sections: SectionAvailability[]
}
export interface SeatChartList {
/**
 * @maxItems 10
 */
seatCharts: SeatChartWithAvailability[]
serverTime: Instant
}
export interface SeatRowAvailability {
row: string
/**
 * One character per seat: `a` free, `l` listed by a fan, `h` held, `m` held by the caller, `s` sold, `o` set aside for another window, `x` not on sale.
 */
states: string
/**
 * Offers of the seats in runs: a number of seats, then the index of their set in the answer's `offerSets`; and so on.
 * 
 * @maxItems 800
 */
offers: number[]
}
export interface SeatAvailability {
sectionCode: SectionCode
/**
 * @maxItems 400
 */
rows: SeatRowAvailability[]
}
/**
 * Offer of a seat, with its all-in price.
 */
export interface SeatOffer {
offerGroupId: Id
name: ShortText
allIn: Money
}
export interface AvailableSections {
/**
 * @maxItems 1000
 */
sections: SectionAvailability[]
serverTime: Instant
}
export interface BestSeats {
offerGroupId: Id
/**
 * @maxItems 50
 */
seats: SeatRef[]
together: boolean
}
export interface SeatsForSections {
/**
 * For `since`.
 */
version: string
/**
 * Whether it has all rows, not only those that changed.
 */
isComplete: boolean
/**
 * @maxItems 60
 */
sections: SeatAvailability[]
/**
 * Offers of the seats in this answer.
 * 
 * @maxItems 10000
 */
offers: SeatOffer[]
/**
 * Indexes of the offers that a seat carries; the first set is empty.
 * 
 * @maxItems 10000
 */
offerSets: number[][]
serverTime: Instant
}
