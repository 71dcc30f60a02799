// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';
import type { Keyed } from '../client/callFoyer.ts';

export const drawApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What the caller can enter the draw of an event for, at which price, and whether they may. Changes nothing. [C7.07, C3.20, C4.25, C5.09] */
    checkoutDraw: build.query<OperationTypes['checkoutDraw']['response'], OperationTypes['checkoutDraw']['request']>({ query: (request) => ({ method: 'PUT', path: '/draw/checkout', body: request }), providesTags: ['marketplace/draw', 'localised', 'identity/account'] }),
    /** Enters the draw of an event, or changes the caller's entry. Charges nothing. [C7.08, C5.08, C5.06] */
    enterDraw: build.mutation<OperationTypes['enterDraw']['response'], Keyed<OperationTypes['enterDraw']['request']>>({ query: (request) => ({ method: 'POST', path: '/draw/entry', body: request, isIdempotent: true }), invalidatesTags: ['marketplace/draw'] }),
    /** Deletes the caller's entry before the draw closes; without one, does nothing. [C7.06, C5.08] */
    deleteDrawEntry: build.mutation<OperationTypes['deleteDrawEntry']['response'], OperationTypes['deleteDrawEntry']['request']>({ query: (request) => ({ method: 'PUT', path: '/draw/deleteEntry', body: request }), invalidatesTags: ['marketplace/draw'] }),
    /** Lists the caller's entries, latest first, with their results. [C4.06] */
    listDrawEntries: build.query<OperationTypes['listDrawEntries']['response'], OperationTypes['listDrawEntries']['request']>({ query: () => ({ method: 'GET', path: '/draw/entries' }), providesTags: ['marketplace/draw', 'localised'] }),
    /** Published data of the draw of an event, from which anyone can recompute it. [C1.03] */
    getDrawRecord: build.query<OperationTypes['getDrawRecord']['response'], OperationTypes['getDrawRecord']['request']>({ query: (request) => ({ method: 'GET', path: '/draw/public/record', query: request }), providesTags: ['marketplace/draw', 'localised'] }),
    /** Lists the entries of a draw once it is made, by their published ids, in pages; without their persons. [C1.03] */
    listPublishedEntries: build.query<OperationTypes['listPublishedEntries']['response'], OperationTypes['listPublishedEntries']['request']>({ query: (request) => ({ method: 'GET', path: '/draw/public/entries', query: request }), keepUnusedDataFor: 0 }),
    /** What an entry of the caller has won, its price, and until when it can be paid. [C7.05] */
    checkoutDrawClaim: build.query<OperationTypes['checkoutDrawClaim']['response'], OperationTypes['checkoutDrawClaim']['request']>({ query: (request) => ({ method: 'GET', path: '/auction-draw/claim/checkout', query: request }), providesTags: ['marketplace/draw', 'localised'] }),
    /** Turns what an entry has won into the caller's cart, with a hold of the usual length; again, it answers the same. [C7.05, C9.02] */
    claimDraw: build.mutation<OperationTypes['claimDraw']['response'], OperationTypes['claimDraw']['request']>({ query: (request) => ({ method: 'POST', path: '/draw/claim', body: request }), invalidatesTags: ['marketplace/draw'] }),
  }),
});

export const {
  useCheckoutDrawQuery,
  useLazyCheckoutDrawQuery,
  useEnterDrawMutation,
  useDeleteDrawEntryMutation,
  useListDrawEntriesQuery,
  useLazyListDrawEntriesQuery,
  useGetDrawRecordQuery,
  useLazyGetDrawRecordQuery,
  useListPublishedEntriesQuery,
  useLazyListPublishedEntriesQuery,
  useCheckoutDrawClaimQuery,
  useLazyCheckoutDrawClaimQuery,
  useClaimDrawMutation,
} = drawApi;
