// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export { handOverEndpoints as handOverApi } from './endpoints.gen.ts';
export * from './hooks.gen.ts';
