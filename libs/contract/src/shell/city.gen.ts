// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { Coordinates, CountryCode, ShortText } from '../common/value.gen.ts';
export interface City {
cityId: string
name: ShortText
/**
 * Name of the state or province, in the language of the request.
 */
region: string
countryCode: CountryCode
/**
 * In the language of the request.
 */
countryName: string
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
