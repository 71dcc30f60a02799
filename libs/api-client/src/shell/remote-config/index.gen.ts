// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export { remoteConfigEndpoints as remoteConfigApi } from './endpoints.gen.ts';
export * from './useRemoteConfig.ts';
export * from './hooks.gen.ts';
