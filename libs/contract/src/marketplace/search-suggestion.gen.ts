// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { Coordinates, CountryCode, Id, ShortText } from '../common/value.gen.ts';
export interface SuggestedPerformer {
performerId: Id
name: ShortText
}
export interface SuggestedVenue {
locationId: Id
name: ShortText
city: ShortText
}
export interface SuggestedCity {
name: ShortText
/**
 * Province or state.
 */
region?: string
countryCode: CountryCode
/**
 * Middle of the venues with listed events.
 */
coordinates: Coordinates
}
export interface SearchSuggestions {
/**
 * @maxItems 3
 */
performers: SuggestedPerformer[]
/**
 * @maxItems 3
 */
venues: SuggestedVenue[]
/**
 * @maxItems 3
 */
cities: SuggestedCity[]
}
