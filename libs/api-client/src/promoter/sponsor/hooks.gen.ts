// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { sponsorEndpoints } from './endpoints.gen.ts';

export const {
  useListEventSponsorsQuery,
  useLazyListEventSponsorsQuery,
  useSetSponsorGroupsMutation,
} = sponsorEndpoints;
