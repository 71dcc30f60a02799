export { mapsApi } from './mapsApi.ts';
export * from './hooks.gen.ts';
