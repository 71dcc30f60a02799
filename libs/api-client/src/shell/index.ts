export { shellApi } from './shellApi.ts';
export * from './hooks.gen.ts';
export { useDeployment, usePaths } from './useDeployment.ts';
export { useFlag, useRemoteConfig } from './useRemoteConfig.ts';
