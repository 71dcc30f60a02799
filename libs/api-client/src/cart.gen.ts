// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export * from './cart/cart.gen.ts';
export * from './cart/discount.gen.ts';
export * from './cart/order.gen.ts';
export * from './cart/payment-means.gen.ts';
export * from './cart/payment.gen.ts';
export * from './cart/payout.gen.ts';
export * from './cart/refund.gen.ts';
