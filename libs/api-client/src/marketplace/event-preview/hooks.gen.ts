// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { eventPreviewEndpoints } from './endpoints.gen.ts';

export const {
  usePreviewEventQuery,
  useLazyPreviewEventQuery,
  usePreviewOfferGroupsQuery,
  useLazyPreviewOfferGroupsQuery,
} = eventPreviewEndpoints;
