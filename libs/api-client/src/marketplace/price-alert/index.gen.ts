// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export * from './priceAlertApi.ts';
export * from './hooks.gen.ts';
