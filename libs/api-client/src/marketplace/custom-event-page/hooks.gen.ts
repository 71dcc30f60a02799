// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { customEventPageEndpoints } from './endpoints.gen.ts';

export const {
  useGetCustomEventPageQuery,
  useLazyGetCustomEventPageQuery,
} = customEventPageEndpoints;
