import { followEndpoints } from './endpoints.gen.ts';

/** Performers, venues and organisers, and which of them the caller follows. */
export const followApi = followEndpoints.enhanceEndpoints({
  endpoints: {
    getTopic: { providesTags: ['localised'] },
    listFollows: { providesTags: ['marketplace/follow', 'localised'] },
    // Following switches the caller's sale alerts on.
    setFollow: { invalidatesTags: ['marketplace/follow', 'identity/notification-settings'] },
  },
});
