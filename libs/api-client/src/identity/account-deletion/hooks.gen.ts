// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { accountDeletionApi } from './accountDeletionApi.ts';

export const {
  useDeleteAccountMutation,
  useCheckAccountDeletionQuery,
  useLazyCheckAccountDeletionQuery,
} = accountDeletionApi;
