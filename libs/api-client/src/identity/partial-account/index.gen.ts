// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export { partialAccountEndpoints as partialAccountApi } from './endpoints.gen.ts';
export * from './hooks.gen.ts';
