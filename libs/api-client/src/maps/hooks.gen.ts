// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { mapsApi } from './mapsApi.ts';

export const {
  useGetSurroundingsQuery,
  useLazyGetSurroundingsQuery,
} = mapsApi;
