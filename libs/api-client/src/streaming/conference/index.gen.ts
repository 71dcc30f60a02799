// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export * from './conferenceApi.ts';
export * from './hooks.gen.ts';
