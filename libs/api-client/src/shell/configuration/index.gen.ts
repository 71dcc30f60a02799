// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export * from './configurationApi.ts';
export * from './useDeployment.ts';
export * from './hooks.gen.ts';
