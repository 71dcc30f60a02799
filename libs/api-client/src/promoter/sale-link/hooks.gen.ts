// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { saleLinkEndpoints } from './endpoints.gen.ts';

export const {
  useValidatePromoterAssignmentV1Query,
  useLazyValidatePromoterAssignmentV1Query,
  useConfirmPromoterAssignmentV1Mutation,
  useDeclinePromoterAssignmentV1Mutation,
  useValidatePromoterAssignmentQuery,
  useLazyValidatePromoterAssignmentQuery,
  useConfirmPromoterAssignmentMutation,
  useDeclinePromoterAssignmentMutation,
} = saleLinkEndpoints;
