// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export { gatewayEndpoints as gatewayApi } from './endpoints.gen.ts';
export * from './hooks.gen.ts';
