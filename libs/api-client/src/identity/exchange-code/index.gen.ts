// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export { exchangeCodeEndpoints as exchangeCodeApi } from './endpoints.gen.ts';
export * from './hooks.gen.ts';
