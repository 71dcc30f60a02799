// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';
import type { Keyed } from '../client/callFoyer.ts';

export const guestPurchaseApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What the link of a promoter holds for a guest, and what has become of it; changes nothing. [C7.11, C3.23] */
    validatePromoterPurchase: build.query<OperationTypes['validatePromoterPurchase']['response'], OperationTypes['validatePromoterPurchase']['request']>({ query: (request) => ({ method: 'GET', path: '/promoter/userPurchase/public/validate', query: request }), providesTags: ['token-assignment/guest-purchase', 'localised'], keepUnusedDataFor: 0 }),
    /** Price of what the link of a promoter holds, for the caller and a card of theirs. [C7.11] */
    checkoutPromoterPurchase: build.query<OperationTypes['checkoutPromoterPurchase']['response'], OperationTypes['checkoutPromoterPurchase']['request']>({ query: (request) => ({ method: 'GET', path: '/promoter/userPurchase/checkout', query: request }) }),
    /** Price of what the link of a promoter holds; paying asks for an account. [C7.11] */
    checkoutPromoterPurchasePublicly: build.query<OperationTypes['checkoutPromoterPurchasePublicly']['response'], OperationTypes['checkoutPromoterPurchasePublicly']['request']>({ query: (request) => ({ method: 'GET', path: '/promoter/userPurchase/public/checkout', query: request }), providesTags: ['token-assignment/guest-purchase', 'localised'], keepUnusedDataFor: 0 }),
    /** Declines what the link of a promoter holds, which returns where it came from. [C7.11, C4.21] */
    declinePromoterPurchase: build.mutation<OperationTypes['declinePromoterPurchase']['response'], OperationTypes['declinePromoterPurchase']['request']>({ query: (request) => ({ method: 'GET', path: '/promoter/userPurchase/public/decline', query: request }), invalidatesTags: ['token-assignment/guest-purchase'] }),
    /** Buys what the link of a promoter holds as the caller, whose it is from then on. [C7.11, C4.21] */
    purchaseFromPromoter: build.mutation<OperationTypes['purchaseFromPromoter']['response'], Keyed<OperationTypes['purchaseFromPromoter']['request']>>({ query: (request) => ({ method: 'POST', path: '/promoter/userPurchase/purchase', body: request, isIdempotent: true }), invalidatesTags: ['token-assignment/activity', 'token-assignment/guest-purchase'] }),
    /** What the link of an organiser holds for a guest, and what has become of it; changes nothing. [C7.09, C3.23] */
    validateGuestPurchase: build.query<OperationTypes['validateGuestPurchase']['response'], OperationTypes['validateGuestPurchase']['request']>({ query: (request) => ({ method: 'GET', path: '/clientGuest/userPurchase/public/validate', query: request }), providesTags: ['token-assignment/guest-purchase', 'localised'], keepUnusedDataFor: 0 }),
    /** Price of what the link of an organiser holds, for the caller and a card of theirs. [C7.09] */
    checkoutGuestPurchase: build.query<OperationTypes['checkoutGuestPurchase']['response'], OperationTypes['checkoutGuestPurchase']['request']>({ query: (request) => ({ method: 'GET', path: '/clientGuest/userPurchase/checkout', query: request }) }),
    /** Price of what the link of an organiser holds; paying asks for an account. [C7.09] */
    checkoutGuestPurchasePublicly: build.query<OperationTypes['checkoutGuestPurchasePublicly']['response'], OperationTypes['checkoutGuestPurchasePublicly']['request']>({ query: (request) => ({ method: 'GET', path: '/clientGuest/userPurchase/public/checkout', query: request }), providesTags: ['token-assignment/guest-purchase', 'localised'], keepUnusedDataFor: 0 }),
    /** Declines what the link of an organiser holds, which returns where it came from. [C7.09, C4.21] */
    declineGuestPurchase: build.mutation<OperationTypes['declineGuestPurchase']['response'], OperationTypes['declineGuestPurchase']['request']>({ query: (request) => ({ method: 'GET', path: '/clientGuest/userPurchase/public/decline', query: request }), invalidatesTags: ['token-assignment/guest-purchase'] }),
    /** Buys what the link of an organiser holds as the caller, whose it is from then on. [C7.10, C4.21] */
    purchaseFromClient: build.mutation<OperationTypes['purchaseFromClient']['response'], Keyed<OperationTypes['purchaseFromClient']['request']>>({ query: (request) => ({ method: 'POST', path: '/clientGuest/userPurchase/purchase', body: request, isIdempotent: true }), invalidatesTags: ['token-assignment/activity', 'token-assignment/guest-purchase'] }),
  }),
});

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
