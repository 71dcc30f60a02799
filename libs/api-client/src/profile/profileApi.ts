import type { Profile } from '@foyer/contract';
import { identityApi } from '../identity/identityApi.ts';
import { profileEndpoints } from './endpoints.gen.ts';

const knowProfile = (profile: Profile) => identityApi.util.upsertQueryData('getProfile', undefined, profile);

interface Running<Data> {
  dispatch: (action: ReturnType<typeof knowProfile>) => unknown;
  queryFulfilled: Promise<{ data: Data }>;
}

/** Writes the profile of an answer into the cache. */
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

/** Calls that only the profile pages make; they load with them. */
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
      // The answer is the new settings: no refetch needed.
      onQueryStarted: async (_settings, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) return;
        dispatch(
          profileEndpoints.util.updateQueryData('getNotificationSettings', undefined, () => answer.data),
        );
      },
    },
    // What prevents a deletion changes elsewhere, and with time.
    checkAccountDeletion: { keepUnusedDataFor: 0 },
    getLogInMethods: { keepUnusedDataFor: 0 },
    // Personal data of this extent is not kept in memory.
    exportUserData: { keepUnusedDataFor: 0 },
  },
});
