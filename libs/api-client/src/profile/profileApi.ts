import type { Profile } from '@foyer/contract';
import { identityApi } from '../identity/identityApi.ts';
import { profileEndpoints } from './endpoints.gen.ts';

const knowProfile = (profile: Profile) => identityApi.util.upsertQueryData('getProfile', undefined, profile);

interface Running<Data> {
  dispatch: (action: ReturnType<typeof knowProfile>) => unknown;
  queryFulfilled: Promise<{ data: Data }>;
}

/** The profile that an answer brings is the one that everybody has from then on. */
async function tellProfile<Data>(
  { dispatch, queryFulfilled }: Running<Data>,
  profileOf: (data: Data) => Profile,
): Promise<void> {
  const answer = await queryFulfilled.catch(() => undefined);
  if (answer) await dispatch(knowProfile(profileOf(answer.data)));
}
const changesProfile = {
  onQueryStarted: (_request: unknown, running: Running<Profile>) =>
    tellProfile(running, (profile) => profile),
};

/** What only the pages of the profile ask; they bring it with them. */
export const profileApi = profileEndpoints.enhanceEndpoints({
  addTagTypes: ['Sessions', 'Activity'],
  endpoints: {
    setPhoto: changesProfile,
    removePhoto: changesProfile,
    freezeTokens: { ...changesProfile, invalidatesTags: ['Activity'] },
    unfreezeTokens: { ...changesProfile, invalidatesTags: ['Activity'] },
    confirmLogIn: {
      invalidatesTags: ['Sessions'],
      onQueryStarted: (_request, running) => tellProfile(running, ({ profile }) => profile),
    },
    listSessions: { providesTags: ['Sessions'] },
    endSession: { invalidatesTags: ['Sessions'] },
    endOtherSessions: { invalidatesTags: ['Sessions'] },
    updateNotificationSettings: {
      // The answer is what the question would be answered: nobody has to ask.
      onQueryStarted: async (_settings, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) return;
        dispatch(
          profileEndpoints.util.updateQueryData('getNotificationSettings', undefined, () => answer.data),
        );
      },
    },
    // What stands in the way changes elsewhere, by time as well.
    checkAccountDeletion: { keepUnusedDataFor: 0 },
    getLogInMethods: { keepUnusedDataFor: 0 },
    // So much of a person stays nowhere but in the file.
    exportUserData: { keepUnusedDataFor: 0 },
  },
});
