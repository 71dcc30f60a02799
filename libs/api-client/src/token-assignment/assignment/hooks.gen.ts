// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { assignmentEndpoints } from './endpoints.gen.ts';

export const {
  useValidateTokenAssignmentQuery,
  useLazyValidateTokenAssignmentQuery,
  useConfirmTokenAssignmentMutation,
  useDeclineTokenAssignmentMutation,
  useCreateTokenAssignmentMutation,
  useRevokeTokenAssignmentMutation,
  useResendTokenAssignmentMutation,
} = assignmentEndpoints;
