// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export { sponsorEndpoints as sponsorApi } from './endpoints.gen.ts';
export * from './hooks.gen.ts';
