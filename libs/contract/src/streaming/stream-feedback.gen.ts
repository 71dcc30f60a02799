// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { Id, Instant } from '../common/value.gen.ts';
export interface StreamFeedbackRequest {
eventId: Id
/**
 * Absent if the viewer skips.
 */
rating?: number
comment?: string
}
export interface StreamComment {
rating: number
comment: string
at: Instant
}
export interface StreamFeedbackResults {
/**
 * How many viewers gave 1, 2, 3, 4 and 5.
 * 
 * @minItems 5
 * @maxItems 5
 */
ratings: number[]
skipped: number
/**
 * Latest first.
 * 
 * @maxItems 200
 */
comments: StreamComment[]
}
