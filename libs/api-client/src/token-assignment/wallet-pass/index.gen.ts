// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export { walletPassEndpoints as walletPassApi } from './endpoints.gen.ts';
export * from './hooks.gen.ts';
