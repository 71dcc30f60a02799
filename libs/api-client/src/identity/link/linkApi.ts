import { linkEndpoints } from './endpoints.gen.ts';

/** Mailed links and codes that verify an address. */
export const linkApi = linkEndpoints.enhanceEndpoints({
  endpoints: {
    verifyAccountEmail: { invalidatesTags: ['identity/account'] },
    verifyEmailByCode: { invalidatesTags: ['identity/account'] },
  },
});
