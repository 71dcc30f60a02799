// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export { playbackEndpoints as playbackApi } from './endpoints.gen.ts';
export * from './hooks.gen.ts';
