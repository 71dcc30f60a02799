import { identityEndpoints } from './endpoints.gen.ts';

/** Accounts. Whatever opens a session brings the profile with it, which then need not be fetched [I4.12]. */
export const identityApi = identityEndpoints.enhanceEndpoints({
  addTagTypes: ['Profile', 'Sessions', 'Activity'],
  endpoints: {
    // The answer stays good for five minutes [I9.02].
    isEmailAddressAvailable: { keepUnusedDataFor: 300 },
    getProfile: { providesTags: ['Profile'] },
    updateProfile: { invalidatesTags: ['Profile'] },
    verifyAccountEmail: { invalidatesTags: ['Profile'] },
    setPhoto: { invalidatesTags: ['Profile'] },
    removePhoto: { invalidatesTags: ['Profile'] },
    freezeTokens: { invalidatesTags: ['Profile', 'Activity'] },
    unfreezeTokens: { invalidatesTags: ['Profile', 'Activity'] },
    confirmLogIn: { invalidatesTags: ['Sessions'] },
    listSessions: { providesTags: ['Sessions'] },
    endSession: { invalidatesTags: ['Sessions'] },
    endOtherSessions: { invalidatesTags: ['Sessions'] },
    updateNotificationSettings: {
      // The answer is what the question would be answered: nobody has to ask.
      onQueryStarted: async (_settings, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) return;
        dispatch(
          identityEndpoints.util.updateQueryData('getNotificationSettings', undefined, () => answer.data),
        );
      },
    },
    // What stands in the way changes elsewhere, by time as well.
    checkAccountDeletion: { keepUnusedDataFor: 0 },
  },
});
