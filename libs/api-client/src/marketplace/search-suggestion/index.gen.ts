// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export { searchSuggestionEndpoints as searchSuggestionApi } from './endpoints.gen.ts';
export * from './hooks.gen.ts';
