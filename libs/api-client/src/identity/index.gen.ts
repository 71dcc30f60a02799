// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export * from './account-deletion/index.gen.ts';
export * from './account/index.gen.ts';
export * from './data-export/index.gen.ts';
export * from './exchange-code/index.gen.ts';
export * from './link/index.gen.ts';
export * from './notification-settings/index.gen.ts';
export * from './partial-account/index.gen.ts';
export * from './password/index.gen.ts';
export * from './photo/index.gen.ts';
export * from './session/index.gen.ts';
export * from './third-party/index.gen.ts';
export * from './token-freeze/index.gen.ts';
