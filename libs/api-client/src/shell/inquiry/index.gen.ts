// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export { inquiryEndpoints as inquiryApi } from './endpoints.gen.ts';
export * from './hooks.gen.ts';
