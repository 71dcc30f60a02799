export { attributionApi } from './attributionApi.ts';
export * from './attribution.ts';
