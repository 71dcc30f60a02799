// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { walletPassEndpoints } from './endpoints.gen.ts';

export const {
  useGetApplePassQuery,
  useLazyGetApplePassQuery,
  useGetGooglePassQuery,
  useLazyGetGooglePassQuery,
} = walletPassEndpoints;
