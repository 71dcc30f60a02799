// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { Id, LocaleTexts } from '../common/value.gen.ts';
export interface GroupedSponsor {
name: string
url?: string
}
/**
 * Sponsors that do the same for an event.
 */
export interface SponsorGroup {
/**
 * Words before their names; plain sponsors have none.
 */
role?: LocaleTexts
/**
 * @minItems 1
 * @maxItems 50
 */
sponsors: GroupedSponsor[]
}
/**
 * At most 50 sponsors in all.
 */
export interface SponsorGroups {
eventId: Id
/**
 * @maxItems 50
 */
groups: SponsorGroup[]
}
