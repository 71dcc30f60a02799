// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { resaleEndpoints } from './endpoints.gen.ts';

export const {
  useGetResaleRulesQuery,
  useLazyGetResaleRulesQuery,
  useSetResaleRulesMutation,
} = resaleEndpoints;
