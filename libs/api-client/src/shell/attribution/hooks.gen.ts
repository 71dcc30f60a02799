// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { attributionApi } from './attributionApi.ts';

export const {
  useGetAdvertisementDataQuery,
  useLazyGetAdvertisementDataQuery,
  useRecordSystemEventMutation,
} = attributionApi;
