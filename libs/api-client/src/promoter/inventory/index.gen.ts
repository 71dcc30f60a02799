// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export { inventoryEndpoints as inventoryApi } from './endpoints.gen.ts';
export * from './hooks.gen.ts';
