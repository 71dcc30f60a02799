// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { ShortText } from './value.gen.ts';
/**
 * Seat code `section-row-seat`.
 */
export type SeatCode = string
export type SectionCode = string

/**
 * Seat with its printed names.
 */
export interface SeatRef {
seatCode: SeatCode
sectionCode: SectionCode
section: ShortText
/**
 * Name of the row.
 */
row: ShortText
seat: string
kind?: ("plain" | "wheelchair" | "companion" | "restrictedView")
}
