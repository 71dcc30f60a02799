// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export { waitListEndpoints as waitListApi } from './endpoints.gen.ts';
export * from './hooks.gen.ts';
