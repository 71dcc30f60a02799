import { storeAnsweredProfile } from '../profile-cache/changedProfile.ts';
import { sessionEndpoints } from './endpoints.gen.ts';

/** Sessions, and the confirmation of a log-in before sensitive changes. */
export const sessionApi = sessionEndpoints.enhanceEndpoints({
  endpoints: {
    confirmLogIn: {
      invalidatesTags: ['identity/session'],
      onQueryStarted: (_request, running) => storeAnsweredProfile(running, ({ profile }) => profile),
    },
    getLogInMethods: { keepUnusedDataFor: 0 },
    listSessions: { providesTags: ['identity/session'] },
    endSession: { invalidatesTags: ['identity/session'] },
    endOtherSessions: { invalidatesTags: ['identity/session'] },
  },
});
