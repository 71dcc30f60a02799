import { payoutEndpoints } from './endpoints.gen.ts';

/** Where a fan is paid out to; only its owner changes it. */
export const payoutApi = payoutEndpoints.enhanceEndpoints({
  addTagTypes: ['PayoutMethods'],
  endpoints: { listPayoutMethods: { providesTags: ['PayoutMethods'] } },
});
