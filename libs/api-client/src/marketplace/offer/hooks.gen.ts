// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { offerApi } from './offerApi.ts';

export const {
  useListOfferGroupsQuery,
  useLazyListOfferGroupsQuery,
} = offerApi;
