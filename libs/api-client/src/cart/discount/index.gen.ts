// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export { discountEndpoints as discountApi } from './endpoints.gen.ts';
export * from './hooks.gen.ts';
