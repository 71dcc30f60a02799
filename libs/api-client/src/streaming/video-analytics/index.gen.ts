// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export { videoAnalyticsEndpoints as videoAnalyticsApi } from './endpoints.gen.ts';
export * from './hooks.gen.ts';
