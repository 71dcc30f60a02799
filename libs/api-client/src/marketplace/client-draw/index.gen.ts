// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export { clientDrawEndpoints as clientDrawApi } from './endpoints.gen.ts';
export * from './hooks.gen.ts';
