export { careersApi } from './careersApi.ts';
export { useGetJobsQuery } from './jobsHooks.ts';
export * from './hooks.gen.ts';
