// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { Discount, DiscountCode, ValidateDiscountCodeRequest } from './types.gen.ts';
import type { Id } from '../../common/value/types.gen.ts';

export const cartDiscountOperations = {
  validateDiscountCode: { method: 'PUT', path: '/discount/validateCode', domain: 'cart', noun: 'discount', kind: 'query', access: 'user', idempotent: false, extension: false, requirements: ['C7.23', 'C5.09', 'C8.07'], errors: ['notFound', 'invalidPromoCode', 'inactivePromoCode', 'promoCodeUsedUp', 'promoCodeUsedByBuyer', 'tooManyRequests', 'unauthorized', 'forbidden', 'invalidRequest', 'serverError', 'serviceUnavailable'] },
  getPublicDiscount: { method: 'GET', path: '/discount/public/code/get', domain: 'cart', noun: 'discount', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['C7.24', 'C5.09'], errors: ['notFound', 'invalidPromoCode', 'inactivePromoCode', 'tooManyRequests', 'invalidRequest', 'serverError', 'serviceUnavailable'] },
} as const;

export interface CartDiscountOperations {
  /** Tells what a promo code gives, and whether the caller can use it now. Takes nothing. [C7.23, C5.09, C8.07] */
  validateDiscountCode: { query: undefined; body: ValidateDiscountCodeRequest; request: ValidateDiscountCodeRequest; response: Discount; error: 'notFound' | 'invalidPromoCode' | 'inactivePromoCode' | 'promoCodeUsedUp' | 'promoCodeUsedByBuyer' | 'tooManyRequests' | 'unauthorized' | 'forbidden' | 'invalidRequest' | 'serverError' | 'serviceUnavailable' };
  /** Tells everyone what a promo code gives, such as that of a shared link. [C7.24, C5.09] */
  getPublicDiscount: { query: { eventId: Id; discountCode: DiscountCode }; body: undefined; request: { eventId: Id; discountCode: DiscountCode }; response: Discount; error: 'notFound' | 'invalidPromoCode' | 'inactivePromoCode' | 'tooManyRequests' | 'invalidRequest' | 'serverError' | 'serviceUnavailable' };
}
