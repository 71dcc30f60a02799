// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export { guestPurchaseEndpoints as guestPurchaseApi } from './endpoints.gen.ts';
export * from './hooks.gen.ts';
