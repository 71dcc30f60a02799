// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export * from './token-assignment/activity.gen.ts';
export * from './token-assignment/assignment.gen.ts';
export * from './token-assignment/guest-purchase.gen.ts';
export * from './token-assignment/season.gen.ts';
export * from './token-assignment/wallet-pass.gen.ts';
