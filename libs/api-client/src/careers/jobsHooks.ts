import { careersApi } from './careersApi.ts';

/** The open jobs in a language: `useGetJobsQuery(locale)`. */
export const { useGetJobsQuery } = careersApi;
