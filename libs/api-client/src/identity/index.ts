export { identityApi } from './identityApi.ts';
export * from './hooks.gen.ts';
