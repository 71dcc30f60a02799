import { accountDeletionEndpoints } from './endpoints.gen.ts';

/** Deletion of the account. What prevents it changes elsewhere, and with time. */
export const accountDeletionApi = accountDeletionEndpoints.enhanceEndpoints({
  endpoints: { checkAccountDeletion: { keepUnusedDataFor: 0 } },
});
