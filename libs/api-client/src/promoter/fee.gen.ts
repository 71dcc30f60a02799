// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const feeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Tells whether an organiser may give a fee of an event a name. Takes nothing. [C7.75, C5.09] */
    validateCustomFeeName: build.query<OperationTypes['validateCustomFeeName']['response'], OperationTypes['validateCustomFeeName']['request']>({ query: (request) => ({ method: 'GET', path: '/client/fee/customFeeName/validate', query: request }) }),
    /** Fees and taxes of an event, those of the platform included, and the draft of its organiser. [C7.75, C1.09, C3.09] */
    getEventFees: build.query<OperationTypes['getEventFees']['response'], OperationTypes['getEventFees']['request']>({ query: (request) => ({ method: 'GET', path: '/client/fee/get', query: request }) }),
    /** What buyers would pay with the fees of the request, or without them with those of the draft. [C7.75, C3.09] */
    getDraftBuyerPrices: build.query<OperationTypes['getDraftBuyerPrices']['response'], OperationTypes['getDraftBuyerPrices']['request']>({ query: (request) => ({ method: 'POST', path: '/client/fee/draft/buyer-price/get', body: request }) }),
    /** What buyers pay now for the offers of an event, and what the organiser receives of it. [C7.75, C3.09] */
    getBuyerPrices: build.query<OperationTypes['getBuyerPrices']['response'], OperationTypes['getBuyerPrices']['request']>({ query: (request) => ({ method: 'POST', path: '/client/fee/buyer-price/get', body: request }) }),
    /** Replaces the organiser's own fees of an event, in the draft or live. [C7.75, C1.09, C5.09] */
    setEventFees: build.mutation<OperationTypes['setEventFees']['response'], OperationTypes['setEventFees']['request']>({ query: (request) => ({ method: 'PUT', path: '/client/fee/list/set', body: request }) }),
    /** Sets the organiser's share of what fans earn by reselling above the face value; zero for none. [C7.75, C3.09] */
    setResaleProfitShare: build.mutation<OperationTypes['setResaleProfitShare']['response'], OperationTypes['setResaleProfitShare']['request']>({ query: (request) => ({ method: 'PUT', path: '/client/fee/resaleProfitShare/set', body: request }) }),
  }),
});

export const {
  useValidateCustomFeeNameQuery,
  useLazyValidateCustomFeeNameQuery,
  useGetEventFeesQuery,
  useLazyGetEventFeesQuery,
  useGetDraftBuyerPricesQuery,
  useLazyGetDraftBuyerPricesQuery,
  useGetBuyerPricesQuery,
  useLazyGetBuyerPricesQuery,
  useSetEventFeesMutation,
  useSetResaleProfitShareMutation,
} = feeApi;
