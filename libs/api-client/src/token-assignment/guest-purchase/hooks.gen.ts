// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { guestPurchaseApi } from './guestPurchaseApi.ts';

export const {
  useValidatePromoterPurchaseQuery,
  useLazyValidatePromoterPurchaseQuery,
  useCheckoutPromoterPurchaseQuery,
  useLazyCheckoutPromoterPurchaseQuery,
  useCheckoutPromoterPurchasePubliclyQuery,
  useLazyCheckoutPromoterPurchasePubliclyQuery,
  useDeclinePromoterPurchaseMutation,
  usePurchaseFromPromoterMutation,
  useValidateGuestPurchaseQuery,
  useLazyValidateGuestPurchaseQuery,
  useCheckoutGuestPurchaseQuery,
  useLazyCheckoutGuestPurchaseQuery,
  useCheckoutGuestPurchasePubliclyQuery,
  useLazyCheckoutGuestPurchasePubliclyQuery,
  useDeclineGuestPurchaseMutation,
  usePurchaseFromClientMutation,
} = guestPurchaseApi;
