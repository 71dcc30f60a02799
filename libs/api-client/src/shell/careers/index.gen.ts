// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export * from './careersApi.ts';
export * from './jobsHooks.ts';
export * from './hooks.gen.ts';
