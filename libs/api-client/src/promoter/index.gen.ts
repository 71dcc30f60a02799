// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export * from './fee/index.gen.ts';
export * from './gateway/index.gen.ts';
export * from './hand-over/index.gen.ts';
export * from './inventory/index.gen.ts';
export * from './payment-config/index.gen.ts';
export * from './resale/index.gen.ts';
export * from './sale-link/index.gen.ts';
export * from './settlement/index.gen.ts';
export * from './sponsor/index.gen.ts';
export * from './transaction/index.gen.ts';
