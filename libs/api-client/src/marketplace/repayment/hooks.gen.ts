// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { repaymentApi } from './repaymentApi.ts';

export const {
  useRepayOfferMutation,
} = repaymentApi;
