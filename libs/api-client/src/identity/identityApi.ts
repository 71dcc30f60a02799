import { identityEndpoints } from './endpoints.gen.ts';

/** Accounts. Whatever opens a session brings the profile with it, which then need not be fetched [I4.12]. */
export const identityApi = identityEndpoints.enhanceEndpoints({
  addTagTypes: ['Profile'],
  endpoints: {
    getProfile: { providesTags: ['Profile'] },
    updateProfile: { invalidatesTags: ['Profile'] },
    verifyAccountEmail: { invalidatesTags: ['Profile'] },
  },
});
