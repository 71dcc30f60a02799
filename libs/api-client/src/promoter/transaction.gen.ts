// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';
import type { Keyed } from '../client/callFoyer.ts';

export const transactionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sells units of one offer to a guest who has paid the promoter (v1). [C7.28, C6.06, C1.08] */
    sellAsPromoterV1: build.mutation<OperationTypes['sellAsPromoterV1']['response'], Keyed<OperationTypes['sellAsPromoterV1']['request']>>({ query: (request) => ({ method: 'POST', path: '/promoter/checkout', body: request, isIdempotent: true }) }),
    /** Sells to a guest who has paid the promoter; the guest is mailed what was bought. [C7.28, C6.06, C1.08] */
    sellAsPromoter: build.mutation<OperationTypes['sellAsPromoter']['response'], Keyed<OperationTypes['sellAsPromoter']['request']>>({ query: (request) => ({ method: 'POST', path: '/promoter/v2/checkout', body: request, isIdempotent: true }), invalidatesTags: ['promoter/inventory', 'promoter/transaction', 'promoter/settlement'] }),
    /** Holds units for a guest, who is mailed a link to pay or decline (v1). [C7.28, C3.23, C4.21] */
    assignAsPromoterV1: build.mutation<OperationTypes['assignAsPromoterV1']['response'], Keyed<OperationTypes['assignAsPromoterV1']['request']>>({ query: (request) => ({ method: 'POST', path: '/promoter/assign', body: request, isIdempotent: true }) }),
    /** Mails a pending transaction to another address, or holds another offer for it (v1). [C7.29] */
    editPromoterTransactionV1: build.mutation<OperationTypes['editPromoterTransactionV1']['response'], OperationTypes['editPromoterTransactionV1']['request']>({ query: (request) => ({ method: 'PUT', path: '/promoter/edit', body: request }) }),
    /** Mails a pending transaction again; the link of before opens nothing any more (v1). [C7.29] */
    resendPromoterTransactionV1: build.mutation<OperationTypes['resendPromoterTransactionV1']['response'], OperationTypes['resendPromoterTransactionV1']['request']>({ query: (request) => ({ method: 'PUT', path: '/promoter/resend', body: request }) }),
    /** Takes a pending transaction back; what it held returns to the allotment (v1). [C7.30, C4.21] */
    revokePromoterTransactionV1: build.mutation<OperationTypes['revokePromoterTransactionV1']['response'], OperationTypes['revokePromoterTransactionV1']['request']>({ query: (request) => ({ method: 'DELETE', path: '/promoter/revoke', query: request }) }),
    /** Holds units for a guest, who is mailed a link to pay or decline. [C7.28, C3.23, C4.21] */
    assignAsPromoter: build.mutation<OperationTypes['assignAsPromoter']['response'], Keyed<OperationTypes['assignAsPromoter']['request']>>({ query: (request) => ({ method: 'POST', path: '/promoter/v2/assign', body: request, isIdempotent: true }), invalidatesTags: ['promoter/inventory', 'promoter/transaction', 'promoter/settlement'] }),
    /** Mails a pending transaction to another address, or holds another offer for it. [C7.29] */
    editPromoterTransaction: build.mutation<OperationTypes['editPromoterTransaction']['response'], OperationTypes['editPromoterTransaction']['request']>({ query: (request) => ({ method: 'PUT', path: '/promoter/v2/edit', body: request }), invalidatesTags: ['promoter/inventory', 'promoter/transaction', 'promoter/settlement'] }),
    /** Mails a pending transaction again; the link of before opens nothing any more. [C7.29] */
    resendPromoterTransaction: build.mutation<OperationTypes['resendPromoterTransaction']['response'], OperationTypes['resendPromoterTransaction']['request']>({ query: (request) => ({ method: 'PUT', path: '/promoter/v2/resend', body: request }), invalidatesTags: ['promoter/transaction'] }),
    /** Takes a pending transaction back; what it held returns to the allotment. [C7.30, C4.21] */
    revokePromoterTransaction: build.mutation<OperationTypes['revokePromoterTransaction']['response'], OperationTypes['revokePromoterTransaction']['request']>({ query: (request) => ({ method: 'DELETE', path: '/promoter/v2/revoke', query: request }), invalidatesTags: ['promoter/inventory', 'promoter/transaction', 'promoter/settlement'] }),
    /** Lists the transactions of the caller for an event, latest first (v1). [C7.27, C2.32, C4.21] */
    listPromoterTransactionsV1: build.query<OperationTypes['listPromoterTransactionsV1']['response'], OperationTypes['listPromoterTransactionsV1']['request']>({ query: (request) => ({ method: 'GET', path: '/promoter/eventTransactionList', query: request }) }),
    /** Lists the transactions of the caller for an event, latest first. [C7.27, C2.32, C4.21] */
    listPromoterTransactions: build.query<OperationTypes['listPromoterTransactions']['response'], OperationTypes['listPromoterTransactions']['request']>({ query: (request) => ({ method: 'GET', path: '/promoter/v2/eventTransactionList', query: request }), providesTags: ['promoter/transaction', 'localised', 'verified'] }),
    /** A transaction of the caller (v1). [C7.27, C4.21] */
    getPromoterTransactionV1: build.query<OperationTypes['getPromoterTransactionV1']['response'], OperationTypes['getPromoterTransactionV1']['request']>({ query: (request) => ({ method: 'GET', path: '/promoter/transactionDetail', query: request }) }),
    /** A transaction of the caller, with the entry codes for some minutes after the sale. [C7.27, C4.21] */
    getPromoterTransaction: build.query<OperationTypes['getPromoterTransaction']['response'], OperationTypes['getPromoterTransaction']['request']>({ query: (request) => ({ method: 'GET', path: '/promoter/v2/transactionDetail', query: request }), providesTags: ['promoter/transaction', 'localised', 'verified'] }),
    /** Lists the transactions of the caller with guests of a name or address, latest first. [C2.32] */
    searchPromoterTransactions: build.query<OperationTypes['searchPromoterTransactions']['response'], OperationTypes['searchPromoterTransactions']['request']>({ query: (request) => ({ method: 'POST', path: '/promoter/v2/transaction/search', body: request }), providesTags: ['promoter/transaction', 'localised', 'verified'] }),
    /** Undoes a wrong sale for cash; the promoter gives the money back at once. [C2.32, C4.21] */
    undoPromoterSale: build.mutation<OperationTypes['undoPromoterSale']['response'], OperationTypes['undoPromoterSale']['request']>({ query: (request) => ({ method: 'POST', path: '/promoter/v2/undo', body: request }), invalidatesTags: ['promoter/inventory', 'promoter/transaction', 'promoter/settlement'] }),
  }),
});

export const {
  useSellAsPromoterV1Mutation,
  useSellAsPromoterMutation,
  useAssignAsPromoterV1Mutation,
  useEditPromoterTransactionV1Mutation,
  useResendPromoterTransactionV1Mutation,
  useRevokePromoterTransactionV1Mutation,
  useAssignAsPromoterMutation,
  useEditPromoterTransactionMutation,
  useResendPromoterTransactionMutation,
  useRevokePromoterTransactionMutation,
  useListPromoterTransactionsV1Query,
  useLazyListPromoterTransactionsV1Query,
  useListPromoterTransactionsQuery,
  useLazyListPromoterTransactionsQuery,
  useGetPromoterTransactionV1Query,
  useLazyGetPromoterTransactionV1Query,
  useGetPromoterTransactionQuery,
  useLazyGetPromoterTransactionQuery,
  useSearchPromoterTransactionsQuery,
  useLazySearchPromoterTransactionsQuery,
  useUndoPromoterSaleMutation,
} = transactionApi;
