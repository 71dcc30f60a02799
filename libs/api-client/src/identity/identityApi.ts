import { identityEndpoints } from './endpoints.gen.ts';

/** Accounts. Whatever opens a session brings the profile with it, which then need not be fetched [I4.12]. */
export const identityApi = identityEndpoints.enhanceEndpoints({
  addTagTypes: ['Profile'],
  endpoints: {
    // The answer stays good for five minutes [I9.02].
    isEmailAddressAvailable: { keepUnusedDataFor: 300 },
    getProfile: { providesTags: ['Profile'] },
    updateProfile: { invalidatesTags: ['Profile'] },
    verifyAccountEmail: { invalidatesTags: ['Profile'] },
  },
});
