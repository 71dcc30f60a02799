// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export { eventPreviewEndpoints as eventPreviewApi } from './endpoints.gen.ts';
export * from './hooks.gen.ts';
