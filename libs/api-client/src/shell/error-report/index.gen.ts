// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export { errorReportEndpoints as errorReportApi } from './endpoints.gen.ts';
export * from './hooks.gen.ts';
