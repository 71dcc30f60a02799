// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export * from './shell/attribution.gen.ts';
export * from './shell/careers.gen.ts';
export * from './shell/city.gen.ts';
export * from './shell/configuration.gen.ts';
export * from './shell/country.gen.ts';
export * from './shell/error-report.gen.ts';
export * from './shell/inquiry.gen.ts';
export * from './shell/newsletter.gen.ts';
export * from './shell/release.gen.ts';
export * from './shell/remote-config.gen.ts';
export * from './shell/white-label.gen.ts';
export * from './shell/useDeployment.ts';
export * from './shell/useGetJobsQuery.ts';
export * from './shell/useRemoteConfig.ts';
