export { payoutApi } from './payoutApi.ts';
export * from './hooks.gen.ts';
