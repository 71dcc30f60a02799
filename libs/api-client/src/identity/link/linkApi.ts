import { linkEndpoints } from './endpoints.gen.ts';

/** Mailed links that verify an address. */
export const linkApi = linkEndpoints.enhanceEndpoints({
  endpoints: { verifyAccountEmail: { invalidatesTags: ['identity/account'] } },
});
