// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export { saleLinkEndpoints as saleLinkApi } from './endpoints.gen.ts';
export * from './hooks.gen.ts';
