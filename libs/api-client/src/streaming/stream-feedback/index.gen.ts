// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export { streamFeedbackEndpoints as streamFeedbackApi } from './endpoints.gen.ts';
export * from './hooks.gen.ts';
