// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { EventSummary } from '../common/event.gen.ts';
import type { MemberRight } from '../common/membership.gen.ts';
import type { Id, ShortText } from '../common/value.gen.ts';
export interface Organisation {
clientId: Id
name: ShortText
/**
 * The caller's.
 * 
 * @maxItems 10
 */
rights: MemberRight[]
/**
 * The latest 200, last one first, unpublished ones too.
 * 
 * @maxItems 200
 */
events: EventSummary[]
}
export interface OrganisationList {
/**
 * @maxItems 100
 */
organisations: Organisation[]
}
