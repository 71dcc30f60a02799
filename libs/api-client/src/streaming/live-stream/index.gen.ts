// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export { liveStreamEndpoints as liveStreamApi } from './endpoints.gen.ts';
export * from './hooks.gen.ts';
