// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export { customEventPageEndpoints as customEventPageApi } from './endpoints.gen.ts';
export * from './hooks.gen.ts';
