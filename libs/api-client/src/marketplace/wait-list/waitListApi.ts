import { waitListEndpoints } from './endpoints.gen.ts';

/** Wait lists of events, and the caller's place in them. */
export const waitListApi = waitListEndpoints.enhanceEndpoints({
  endpoints: {
    getWaitList: { providesTags: ['marketplace/wait-list', 'localised'] },
    listWaitListEntries: { providesTags: ['marketplace/wait-list', 'localised'] },
    joinWaitList: { invalidatesTags: ['marketplace/wait-list'] },
    leaveWaitList: { invalidatesTags: ['marketplace/wait-list'] },
    claimWaitList: { invalidatesTags: ['marketplace/wait-list'] },
  },
});
