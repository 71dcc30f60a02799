import { identityEndpoints } from './endpoints.gen.ts';

/** Account calls. A call that opens a session returns the profile, so it needn't be fetched [I4.12]. */
export const identityApi = identityEndpoints.enhanceEndpoints({
  addTagTypes: ['Profile'],
  endpoints: {
    // Cached for five minutes [I9.02].
    isEmailAddressAvailable: { keepUnusedDataFor: 300 },
    getProfile: { providesTags: ['Profile'] },
    updateProfile: { invalidatesTags: ['Profile'] },
    verifyAccountEmail: { invalidatesTags: ['Profile'] },
  },
});
