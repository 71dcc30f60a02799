// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export { newsletterEndpoints as newsletterApi } from './endpoints.gen.ts';
export * from './hooks.gen.ts';
