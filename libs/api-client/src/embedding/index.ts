export { embeddingApi } from './embeddingApi.ts';
export * from './hooks.gen.ts';
