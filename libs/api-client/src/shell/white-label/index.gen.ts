// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export { whiteLabelEndpoints as whiteLabelApi } from './endpoints.gen.ts';
export * from './hooks.gen.ts';
