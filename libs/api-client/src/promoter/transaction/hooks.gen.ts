// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { transactionApi } from './transactionApi.ts';

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
