// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export { thirdPartyEndpoints as thirdPartyApi } from './endpoints.gen.ts';
export * from './hooks.gen.ts';
