import { careersApi } from './careersApi.ts';

/** Loads the open jobs in a language: `useGetJobsQuery(locale)`. */
export const { useGetJobsQuery } = careersApi;
