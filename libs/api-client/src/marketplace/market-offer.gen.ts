// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';
import type { Keyed } from '../client/callFoyer.ts';

export const marketOfferApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Figures about the standing bids of an event, by category. [C7.78, C3.18] */
    getExchangeStats: build.query<OperationTypes['getExchangeStats']['response'], OperationTypes['getExchangeStats']['request']>({ query: (request) => ({ method: 'GET', path: '/exchange/bid/stats/public', query: request }), providesTags: ['marketplace/market-offer'], extraOptions: { isBackground: true } }),
    /** Categories of an event for which fans can make a standing bid, and its bounds. [C7.81, C3.18, C3.20] */
    listExchangeCategories: build.query<OperationTypes['listExchangeCategories']['response'], OperationTypes['listExchangeCategories']['request']>({ query: (request) => ({ method: 'POST', path: '/exchange/public/category/info', body: request }), providesTags: ['marketplace/market-offer', 'localised'] }),
    /** What is bid and asked in one category, by the number of {product} that are sold together. [C7.81, C3.18] */
    getExchangeCategory: build.query<OperationTypes['getExchangeCategory']['response'], OperationTypes['getExchangeCategory']['request']>({ query: (request) => ({ method: 'POST', path: '/exchange/public/category/detail', body: request }), providesTags: ['marketplace/market-offer', 'localised'] }),
    /** What a bid of the caller would cost, and whether they may make or change one. Changes nothing. [C7.79, C3.20, C5.03, C5.04, C5.06, C5.07] */
    checkoutMarketOffer: build.query<OperationTypes['checkoutMarketOffer']['response'], OperationTypes['checkoutMarketOffer']['request']>({ query: (request) => ({ method: 'POST', path: '/exchange/bid/checkout', body: request }), providesTags: ['marketplace/market-offer', 'localised', 'verified', 'identity/account'] }),
    /** Makes a standing bid, which any fan who sells can fill at once. Charges nothing until then. [C7.79, C3.20, C5.03, C5.04, C5.06, C5.07, C8.01, C8.02, C9.03] */
    createMarketOffer: build.mutation<OperationTypes['createMarketOffer']['response'], Keyed<OperationTypes['createMarketOffer']['request']>>({ query: (request) => ({ method: 'POST', path: '/exchange/bid/create', body: request, isIdempotent: true }), invalidatesTags: ['marketplace/market-offer'] }),
    /** Lists the caller's bids, latest first. [C7.79, C4.06, C4.08] */
    listMarketOffers: build.query<OperationTypes['listMarketOffers']['response'], OperationTypes['listMarketOffers']['request']>({ query: (request) => ({ method: 'POST', path: '/exchange/bid/list', body: request }), providesTags: ['marketplace/market-offer', 'localised'] }),
    /** Changes a bid in any direction, or gives it another card after one was refused. [C7.80, C3.20, C5.03, C5.07, C5.08, C8.02, C9.03] */
    updateMarketOffer: build.mutation<OperationTypes['updateMarketOffer']['response'], Keyed<OperationTypes['updateMarketOffer']['request']>>({ query: (request) => ({ method: 'PUT', path: '/exchange/bid/update', body: request, isIdempotent: true }), invalidatesTags: ['marketplace/market-offer'] }),
    /** Cancels a bid of the caller. Nothing is charged. [C7.80, C4.08] */
    cancelMarketOffer: build.mutation<OperationTypes['cancelMarketOffer']['response'], OperationTypes['cancelMarketOffer']['request']>({ query: (request) => ({ method: 'DELETE', path: '/exchange/bid/cancel', query: request }), invalidatesTags: ['marketplace/market-offer'] }),
    /** What the best standing bid that the caller's {product} can fill would pay. Sells nothing. [C2.12, C2.30] */
    quoteSellNow: build.query<OperationTypes['quoteSellNow']['response'], OperationTypes['quoteSellNow']['request']>({ query: (request) => ({ method: 'PUT', path: '/exchange/ask/checkout', body: request }), providesTags: ['marketplace/secondary-listing', 'marketplace/market-offer', 'localised', 'verified'] }),
    /** Sells {product} of the caller to the best standing bid, at once. [C2.12, C2.30, C8.08, C8.21, C5.05] */
    sellNow: build.mutation<OperationTypes['sellNow']['response'], Keyed<OperationTypes['sellNow']['request']>>({ query: (request) => ({ method: 'POST', path: '/exchange/ask/create', body: request, isIdempotent: true }), invalidatesTags: ['marketplace/market-offer', 'marketplace/secondary-listing', 'token-assignment/activity'] }),
  }),
});

export const {
  useGetExchangeStatsQuery,
  useLazyGetExchangeStatsQuery,
  useListExchangeCategoriesQuery,
  useLazyListExchangeCategoriesQuery,
  useGetExchangeCategoryQuery,
  useLazyGetExchangeCategoryQuery,
  useCheckoutMarketOfferQuery,
  useLazyCheckoutMarketOfferQuery,
  useCreateMarketOfferMutation,
  useListMarketOffersQuery,
  useLazyListMarketOffersQuery,
  useUpdateMarketOfferMutation,
  useCancelMarketOfferMutation,
  useQuoteSellNowQuery,
  useLazyQuoteSellNowQuery,
  useSellNowMutation,
} = marketOfferApi;
