export { profileApi } from './profileApi.ts';
export * from './hooks.gen.ts';
