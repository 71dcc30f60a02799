// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { remoteConfigEndpoints } from './endpoints.gen.ts';

export const {
  useGetRemoteConfigQuery,
  useLazyGetRemoteConfigQuery,
} = remoteConfigEndpoints;
