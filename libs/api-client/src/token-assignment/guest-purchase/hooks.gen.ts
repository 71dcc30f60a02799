// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { guestPurchaseEndpoints } from './endpoints.gen.ts';

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
} = guestPurchaseEndpoints;
