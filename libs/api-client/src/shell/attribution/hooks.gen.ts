// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { attributionEndpoints } from './endpoints.gen.ts';

export const {
  useGetAdvertisementDataQuery,
  useLazyGetAdvertisementDataQuery,
  useRecordSystemEventMutation,
} = attributionEndpoints;
