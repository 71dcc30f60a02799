export { cartApi } from './cartApi.ts';
export * from './hooks.gen.ts';
