// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const saleLinkApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What a promoter's link holds for a guest, and what has become of it; changes nothing (v1). [C7.27, C3.23] */
    validatePromoterAssignmentV1: build.query<OperationTypes['validatePromoterAssignmentV1']['response'], OperationTypes['validatePromoterAssignmentV1']['request']>({ query: (request) => ({ method: 'GET', path: '/promoter/validate', query: request }) }),
    /** Accepts what a promoter's link holds as the caller, who alone can pay from then on; what is free is theirs at once (v1). [C7.27, C4.21] */
    confirmPromoterAssignmentV1: build.mutation<OperationTypes['confirmPromoterAssignmentV1']['response'], OperationTypes['confirmPromoterAssignmentV1']['request']>({ query: (request) => ({ method: 'GET', path: '/promoter/confirm', query: request }) }),
    /** Declines what a promoter's link holds, which returns to the allotment (v1). [C7.27, C4.21] */
    declinePromoterAssignmentV1: build.mutation<OperationTypes['declinePromoterAssignmentV1']['response'], OperationTypes['declinePromoterAssignmentV1']['request']>({ query: (request) => ({ method: 'GET', path: '/promoter/decline', query: request }) }),
    /** What a promoter's link holds for a guest, and what has become of it; changes nothing. [C7.27, C3.23] */
    validatePromoterAssignment: build.query<OperationTypes['validatePromoterAssignment']['response'], OperationTypes['validatePromoterAssignment']['request']>({ query: (request) => ({ method: 'GET', path: '/promoter/v2/validate', query: request }) }),
    /** Accepts what a promoter's link holds as the caller, who alone can pay from then on; what is free is theirs at once. [C7.28, C4.21] */
    confirmPromoterAssignment: build.mutation<OperationTypes['confirmPromoterAssignment']['response'], OperationTypes['confirmPromoterAssignment']['request']>({ query: (request) => ({ method: 'POST', path: '/promoter/v2/confirm', body: request }) }),
    /** Declines what a promoter's link holds, which returns to the allotment. [C7.27, C4.21] */
    declinePromoterAssignment: build.mutation<OperationTypes['declinePromoterAssignment']['response'], OperationTypes['declinePromoterAssignment']['request']>({ query: (request) => ({ method: 'GET', path: '/promoter/v2/decline', query: request }) }),
  }),
});

export const {
  useValidatePromoterAssignmentV1Query,
  useLazyValidatePromoterAssignmentV1Query,
  useConfirmPromoterAssignmentV1Mutation,
  useDeclinePromoterAssignmentV1Mutation,
  useValidatePromoterAssignmentQuery,
  useLazyValidatePromoterAssignmentQuery,
  useConfirmPromoterAssignmentMutation,
  useDeclinePromoterAssignmentMutation,
} = saleLinkApi;
