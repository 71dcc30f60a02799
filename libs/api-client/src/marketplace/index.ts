export { marketplaceApi } from './marketplaceApi.ts';
export * from './hooks.gen.ts';
