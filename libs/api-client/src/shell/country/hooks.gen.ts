// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { countryApi } from './countryApi.ts';

export const {
  useListCountriesQuery,
  useLazyListCountriesQuery,
} = countryApi;
