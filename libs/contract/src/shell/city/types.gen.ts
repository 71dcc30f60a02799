// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { Coordinates, CountryCode, ShortText } from '../../common/value/types.gen.ts';
export interface City {
cityId: string
name: ShortText
region: string
countryCode: CountryCode
coordinates: Coordinates
}
export interface CityList {
/**
 * @maxItems 10
 */
cities: City[]
attribution: ShortText
}
export interface Surroundings {
/**
 * Distance from the place to the upper and lower edge of its map; to the sides, half as much again.
 */
rangeKm: number
/**
 * @maxItems 12
 */
cities: City[]
attribution: ShortText
}
