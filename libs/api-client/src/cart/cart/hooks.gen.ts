// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { cartApi } from './cartApi.ts';

export const {
  useCheckoutCartMutation,
  useGetOpenCartQuery,
  useLazyGetOpenCartQuery,
  useClearCartMutation,
  useExtendHoldMutation,
} = cartApi;
