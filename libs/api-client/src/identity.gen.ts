// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export * from './identity/account-deletion.gen.ts';
export * from './identity/account.gen.ts';
export * from './identity/data-export.gen.ts';
export * from './identity/exchange-code.gen.ts';
export * from './identity/link.gen.ts';
export * from './identity/notification-settings.gen.ts';
export * from './identity/partial-account.gen.ts';
export * from './identity/password.gen.ts';
export * from './identity/photo.gen.ts';
export * from './identity/session.gen.ts';
export * from './identity/third-party.gen.ts';
export * from './identity/token-freeze.gen.ts';
