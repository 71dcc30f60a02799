import { storeAnsweredProfile } from '../profile-cache/changedProfile.ts';
import { sessionEndpoints } from './endpoints.gen.ts';

/** Sessions, and the confirmation of a log-in before sensitive changes. */
export const sessionApi = sessionEndpoints.enhanceEndpoints({
  endpoints: {
    confirmLogIn: {
      invalidatesTags: ['Sessions'],
      onQueryStarted: (_request, running) => storeAnsweredProfile(running, ({ profile }) => profile),
    },
    getLogInMethods: { keepUnusedDataFor: 0 },
    listSessions: { providesTags: ['Sessions'] },
    endSession: { invalidatesTags: ['Sessions'] },
    endOtherSessions: { invalidatesTags: ['Sessions'] },
  },
});
