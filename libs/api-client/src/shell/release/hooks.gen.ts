// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { releaseEndpoints } from './endpoints.gen.ts';

export const {
  useGetReleaseNameQuery,
  useLazyGetReleaseNameQuery,
} = releaseEndpoints;
