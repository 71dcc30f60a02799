// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export { assignmentEndpoints as assignmentApi } from './endpoints.gen.ts';
export * from './hooks.gen.ts';
