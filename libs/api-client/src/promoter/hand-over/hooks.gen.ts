// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { handOverApi } from './handOverApi.ts';

export const {
  useOfferEngagementMutation,
  useValidateEngagementOfferQuery,
  useLazyValidateEngagementOfferQuery,
  useAcceptEngagementOfferMutation,
  useDeclineEngagementOfferMutation,
  useGiveToGuestMutation,
} = handOverApi;
