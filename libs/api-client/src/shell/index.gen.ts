// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export * from './attribution/index.gen.ts';
export * from './careers/index.gen.ts';
export * from './city/index.gen.ts';
export * from './configuration/index.gen.ts';
export * from './country/index.gen.ts';
export * from './error-report/index.gen.ts';
export * from './inquiry/index.gen.ts';
export * from './newsletter/index.gen.ts';
export * from './release/index.gen.ts';
export * from './remote-config/index.gen.ts';
export * from './white-label/index.gen.ts';
