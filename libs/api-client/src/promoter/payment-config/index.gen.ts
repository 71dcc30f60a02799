// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export { paymentConfigEndpoints as paymentConfigApi } from './endpoints.gen.ts';
export * from './hooks.gen.ts';
