// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const clientAuctionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Auction of an event with its figures, its results once it is allocated, and who changed what, for its organiser. [C1.04] */
    getClientAuction: build.query<OperationTypes['getClientAuction']['response'], OperationTypes['getClientAuction']['request']>({ query: (request) => ({ method: 'GET', path: '/client/auction', query: request }) }),
    /** Opens an auction now instead of at its time; one that is open stays as it is. [C1.04] */
    openClientAuction: build.mutation<OperationTypes['openClientAuction']['response'], OperationTypes['openClientAuction']['request']>({ query: (request) => ({ method: 'POST', path: '/client/auction/open', body: request }) }),
    /** Lets an open auction close earlier, for a reason that is published. Results come when they were announced. [C1.04] */
    closeClientAuction: build.mutation<OperationTypes['closeClientAuction']['response'], OperationTypes['closeClientAuction']['request']>({ query: (request) => ({ method: 'POST', path: '/client/auction/close', body: request }) }),
    /** Changes the stock of an auction until it closes; after the first offer, it can only grow. [C1.04] */
    changeAuctionStock: build.mutation<OperationTypes['changeAuctionStock']['response'], OperationTypes['changeAuctionStock']['request']>({ query: (request) => ({ method: 'PUT', path: '/client/auction/stock', body: request }) }),
    /** Changes the lowest price that can be offered, before the first offer. [C1.04] */
    changeAuctionMinimum: build.mutation<OperationTypes['changeAuctionMinimum']['response'], OperationTypes['changeAuctionMinimum']['request']>({ query: (request) => ({ method: 'PUT', path: '/client/auction/minimum', body: request }) }),
    /** Pages of the ranked offers of an auction, without their people; empty before it is allocated. It is logged. [C1.04] */
    exportAuction: build.mutation<OperationTypes['exportAuction']['response'], OperationTypes['exportAuction']['request']>({ query: (request) => ({ method: 'POST', path: '/client/auction/export', body: request }) }),
  }),
});

export const {
  useGetClientAuctionQuery,
  useLazyGetClientAuctionQuery,
  useOpenClientAuctionMutation,
  useCloseClientAuctionMutation,
  useChangeAuctionStockMutation,
  useChangeAuctionMinimumMutation,
  useExportAuctionMutation,
} = clientAuctionApi;
