// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { settlementApi } from './settlementApi.ts';

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
