// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export * from './cart/index.gen.ts';
export * from './discount/index.gen.ts';
export * from './order/index.gen.ts';
export * from './payment-means/index.gen.ts';
export * from './payment/index.gen.ts';
export * from './payout/index.gen.ts';
export * from './refund/index.gen.ts';
