// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { Id, LongText, ShortText } from '../common/value.gen.ts';
export type CustomEventSlug = string

export interface CustomEventPage {
eventId: Id
headline: ShortText
/**
 * Plain text; line breaks are kept.
 */
text: LongText
}
