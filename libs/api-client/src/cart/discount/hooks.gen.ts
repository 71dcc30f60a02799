// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { discountEndpoints } from './endpoints.gen.ts';

export const {
  useValidateDiscountCodeQuery,
  useLazyValidateDiscountCodeQuery,
  useGetPublicDiscountQuery,
  useLazyGetPublicDiscountQuery,
} = discountEndpoints;
