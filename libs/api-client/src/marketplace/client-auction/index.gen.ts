// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export { clientAuctionEndpoints as clientAuctionApi } from './endpoints.gen.ts';
export * from './hooks.gen.ts';
