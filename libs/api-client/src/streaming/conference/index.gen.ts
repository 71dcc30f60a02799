// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export { conferenceEndpoints as conferenceApi } from './endpoints.gen.ts';
export * from './hooks.gen.ts';
