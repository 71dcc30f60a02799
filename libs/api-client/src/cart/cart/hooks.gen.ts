// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { cartApi } from './cartApi.ts';

export const {
  useCheckoutCartMutation,
  useClearCartMutation,
  useExtendHoldMutation,
} = cartApi;
