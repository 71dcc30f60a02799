// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { CountryCode, ShortText } from '../common/value.gen.ts';
export interface Country {
id: number
countryCodeISO2: CountryCode
countryName: ShortText
}
export interface CountryList {
/**
 * @maxItems 300
 */
countries: Country[]
}
