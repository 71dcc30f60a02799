// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export { feeEndpoints as feeApi } from './endpoints.gen.ts';
export * from './hooks.gen.ts';
