import type { Locale } from '@foyer/contract';
import { isJobsFile, type JobsFile } from '@foyer/contract/walls/jobsFile';
import type { FoyerClient } from '../client/foyerClient.ts';
import type { FoyerError } from '../client/foyerError.ts';
import { careersApi } from './careers.gen.ts';

/** Error for an unreadable jobs file: the operator's fault, which a reader can only retry later. */
const unreadable: FoyerError = { kind: 'unknown', status: 200 };

/**
 * Loads the open jobs in a language: `useGetJobsQuery(locale)`. They are a static file beside the API, so that an operator
 * can edit them without it [I7.30].
 */
export const { useGetJobsQuery } = careersApi.injectEndpoints({
  endpoints: (build) => ({
    /** Open jobs in one language [I7.30]. */
    getJobs: build.query<JobsFile, Locale>({
      queryFn: async (locale, { extra, signal }) => {
        const { fetch } = (extra as { client: FoyerClient }).client;
        try {
          const response = await fetch(`/jobs/${locale}.json`, { signal });
          if (!response.ok) return { error: { kind: 'unknown', status: response.status } };
          const file: unknown = await response.json();
          return isJobsFile(file) ? { data: file } : { error: unreadable };
        } catch {
          return { error: { kind: 'unreachable' } };
        }
      },
    }),
  }),
});
