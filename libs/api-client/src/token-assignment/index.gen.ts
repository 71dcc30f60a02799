// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export * from './activity/index.gen.ts';
export * from './assignment/index.gen.ts';
export * from './guest-purchase/index.gen.ts';
export * from './wallet-pass/index.gen.ts';
