// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export { resaleEndpoints as resaleApi } from './endpoints.gen.ts';
export * from './hooks.gen.ts';
