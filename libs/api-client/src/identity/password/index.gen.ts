// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export { passwordEndpoints as passwordApi } from './endpoints.gen.ts';
export * from './hooks.gen.ts';
