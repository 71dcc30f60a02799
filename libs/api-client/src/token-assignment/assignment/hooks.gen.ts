// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { assignmentApi } from './assignmentApi.ts';

export const {
  useValidateTokenAssignmentQuery,
  useLazyValidateTokenAssignmentQuery,
  useConfirmTokenAssignmentMutation,
  useDeclineTokenAssignmentMutation,
  useReadWaitingAssignmentsQuery,
  useLazyReadWaitingAssignmentsQuery,
  useUndoWaitingAssignmentsMutation,
  useListRecentRecipientsQuery,
  useLazyListRecentRecipientsQuery,
  useCreateTokenAssignmentMutation,
  useCreateTokenAssignmentsMutation,
  useRevokeTokenAssignmentMutation,
  useReturnTokenAssignmentMutation,
  useEditTokenAssignmentMutation,
  useSelfAssignTokenMutation,
  useValidateSelfAssignmentQuery,
  useLazyValidateSelfAssignmentQuery,
  useResendTokenAssignmentMutation,
} = assignmentApi;
