// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { cityApi } from './cityApi.ts';

export const {
  useSearchCitiesQuery,
  useLazySearchCitiesQuery,
  useGetSurroundingsQuery,
  useLazyGetSurroundingsQuery,
} = cityApi;
