import { accountEndpoints } from './endpoints.gen.ts';

/** Account and profile of the caller. */
export const accountApi = accountEndpoints.enhanceEndpoints({
  endpoints: {
    // Cached for five minutes [I9.02].
    isEmailAddressAvailable: { keepUnusedDataFor: 300 },
    getProfile: { providesTags: ['identity/account'] },
    updateProfile: { invalidatesTags: ['identity/account'] },
  },
});
