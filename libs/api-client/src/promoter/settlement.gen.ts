// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';
import type { Keyed } from '../client/callFoyer.ts';

export const settlementApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What the caller has taken, earned and handed over for an event, and what was agreed on. [C6.06, C1.08] */
    getPromoterSettlement: build.query<OperationTypes['getPromoterSettlement']['response'], OperationTypes['getPromoterSettlement']['request']>({ query: (request) => ({ method: 'GET', path: '/promoter/v2/settlement', query: request }), providesTags: ['promoter/settlement', 'localised', 'verified'] }),
    /** Proposes to the organiser to settle all open lines. One that was proposed before is changed to them. [C6.06] */
    proposePromoterSettlement: build.mutation<OperationTypes['proposePromoterSettlement']['response'], OperationTypes['proposePromoterSettlement']['request']>({ query: (request) => ({ method: 'POST', path: '/promoter/v2/settlement/propose', body: request }), invalidatesTags: ['promoter/settlement', 'promoter/inventory', 'promoter/transaction'] }),
    /** Accepts what the organiser proposed, or declines it; or withdraws the caller's own. [C6.06] */
    answerPromoterSettlement: build.mutation<OperationTypes['answerPromoterSettlement']['response'], OperationTypes['answerPromoterSettlement']['request']>({ query: (request) => ({ method: 'POST', path: '/promoter/v2/settlement/answer', body: request }), invalidatesTags: ['promoter/settlement', 'promoter/inventory', 'promoter/transaction'] }),
    /** Records that the caller gave a guest the cash of a refund back. [C6.06] */
    recordPromoterRefund: build.mutation<OperationTypes['recordPromoterRefund']['response'], OperationTypes['recordPromoterRefund']['request']>({ query: (request) => ({ method: 'POST', path: '/promoter/v2/settlement/handedBack', body: request }), invalidatesTags: ['promoter/settlement', 'promoter/inventory', 'promoter/transaction'] }),
    /** Returns everything that is left of the caller's allotment to general sale. [C2.32] */
    returnPromoterInventory: build.mutation<OperationTypes['returnPromoterInventory']['response'], OperationTypes['returnPromoterInventory']['request']>({ query: (request) => ({ method: 'POST', path: '/promoter/v2/inventory/return', body: request }), invalidatesTags: ['promoter/settlement', 'promoter/inventory', 'promoter/transaction'] }),
    /** The promoters of an event, what they owe and earned, and what was agreed on, for its organiser. [C1.08] */
    listPromoterAccounts: build.query<OperationTypes['listPromoterAccounts']['response'], OperationTypes['listPromoterAccounts']['request']>({ query: (request) => ({ method: 'GET', path: '/promoter/v2/account/list', query: request }), providesTags: ['promoter/settlement', 'localised', 'verified'] }),
    /** Proposes to a promoter to settle all open lines. [C1.08] */
    proposeSettlementToPromoter: build.mutation<OperationTypes['proposeSettlementToPromoter']['response'], OperationTypes['proposeSettlementToPromoter']['request']>({ query: (request) => ({ method: 'POST', path: '/promoter/v2/account/propose', body: request }), invalidatesTags: ['promoter/settlement', 'promoter/inventory', 'promoter/transaction'] }),
    /** Accepts what a promoter proposed, or declines it; or withdraws the organiser's own. [C1.08] */
    answerSettlementOfPromoter: build.mutation<OperationTypes['answerSettlementOfPromoter']['response'], OperationTypes['answerSettlementOfPromoter']['request']>({ query: (request) => ({ method: 'POST', path: '/promoter/v2/account/answer', body: request }), invalidatesTags: ['promoter/settlement', 'promoter/inventory', 'promoter/transaction'] }),
    /** Records cash that a promoter handed over; the promoter is mailed the receipt. [C1.08] */
    recordPromoterCash: build.mutation<OperationTypes['recordPromoterCash']['response'], Keyed<OperationTypes['recordPromoterCash']['request']>>({ query: (request) => ({ method: 'POST', path: '/promoter/v2/account/cash', body: request, isIdempotent: true }), invalidatesTags: ['promoter/settlement', 'promoter/inventory', 'promoter/transaction'] }),
    /** Records that the organiser, and not the promoter, gave a guest the cash of a refund back. [C1.08] */
    payBackForPromoter: build.mutation<OperationTypes['payBackForPromoter']['response'], OperationTypes['payBackForPromoter']['request']>({ query: (request) => ({ method: 'POST', path: '/promoter/v2/account/refund', body: request }), invalidatesTags: ['promoter/settlement', 'promoter/inventory', 'promoter/transaction'] }),
  }),
});

export const {
  useGetPromoterSettlementQuery,
  useLazyGetPromoterSettlementQuery,
  useProposePromoterSettlementMutation,
  useAnswerPromoterSettlementMutation,
  useRecordPromoterRefundMutation,
  useReturnPromoterInventoryMutation,
  useListPromoterAccountsQuery,
  useLazyListPromoterAccountsQuery,
  useProposeSettlementToPromoterMutation,
  useAnswerSettlementOfPromoterMutation,
  useRecordPromoterCashMutation,
  usePayBackForPromoterMutation,
} = settlementApi;
