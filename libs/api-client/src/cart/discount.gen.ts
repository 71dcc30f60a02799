// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const discountApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Tells what a promo code gives, and whether the caller can use it now. Takes nothing. [C7.23, C5.09, C8.07] */
    validateDiscountCode: build.query<OperationTypes['validateDiscountCode']['response'], OperationTypes['validateDiscountCode']['request']>({ query: (request) => ({ method: 'PUT', path: '/discount/validateCode', body: request }) }),
    /** Tells everyone what a promo code gives, such as that of a shared link. [C7.24, C5.09] */
    getPublicDiscount: build.query<OperationTypes['getPublicDiscount']['response'], OperationTypes['getPublicDiscount']['request']>({ query: (request) => ({ method: 'GET', path: '/discount/public/code/get', query: request }) }),
  }),
});

export const {
  useValidateDiscountCodeQuery,
  useLazyValidateDiscountCodeQuery,
  useGetPublicDiscountQuery,
  useLazyGetPublicDiscountQuery,
} = discountApi;
