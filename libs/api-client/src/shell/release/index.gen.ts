// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export { releaseEndpoints as releaseApi } from './endpoints.gen.ts';
export * from './hooks.gen.ts';
