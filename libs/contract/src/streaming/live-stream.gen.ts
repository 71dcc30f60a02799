// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { Id } from '../common/value.gen.ts';
export interface EndLiveStreamRequest {
eventId: Id
/**
 * Keeps the recording for the replay; without it there is no replay.
 */
shouldHarvest: boolean
/**
 * Closes the stage and deletes its addresses and token an hour later.
 */
shouldScheduleInfraDestruction: boolean
}
export interface StartNextSegmentRequest {
eventId: Id
/**
 * Number of the part that begins, so that a repetition begins no other; the next one if absent.
 */
segment?: number
}
