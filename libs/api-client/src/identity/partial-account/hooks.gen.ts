// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { partialAccountEndpoints } from './endpoints.gen.ts';

export const {
  useCompletePartialUserAccountMutation,
  useGetPartialUserAccountQuery,
  useLazyGetPartialUserAccountQuery,
} = partialAccountEndpoints;
