// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { Id, Instant, ShortText } from '../common/value.gen.ts';
export interface UpdatedPerformer {
performerId: Id
/**
 * When the performer is on, if that is known.
 */
startsAt?: Instant
}
export interface UpdateEventPerformersRequest {
eventId: Id
/**
 * Each once, the headliner first; performers that are known to the platform.
 * 
 * @maxItems 50
 */
performers: UpdatedPerformer[]
}
export interface EventPerformer {
performerId: Id
name: ShortText
startsAt?: Instant
}
export interface EventPerformers {
eventId: Id
/**
 * @maxItems 50
 */
performers: EventPerformer[]
}
