// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export { attributionEndpoints as attributionApi } from './endpoints.gen.ts';
export * from './hooks.gen.ts';
