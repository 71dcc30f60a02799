import type { Profile } from '@foyer/contract';
import { accountApi } from '../account/accountApi.ts';

const storeProfile = (profile: Profile) => accountApi.util.upsertQueryData('getProfile', undefined, profile);

interface Running<Data> {
  dispatch: (action: ReturnType<typeof storeProfile>) => unknown;
  queryFulfilled: Promise<{ data: Data }>;
}

/** Writes the profile of an answer into the cache, so that it needn't be fetched [I4.12]. */
export async function storeAnsweredProfile<Data>(
  { dispatch, queryFulfilled }: Running<Data>,
  profileOf: (data: Data) => Profile,
): Promise<void> {
  const answer = await queryFulfilled.catch(() => undefined);
  if (answer) await dispatch(storeProfile(profileOf(answer.data)));
}

/** Options of an endpoint that answers the changed profile. */
export const changedProfile = {
  onQueryStarted: (_request: unknown, running: Running<Profile>) =>
    storeAnsweredProfile(running, (profile) => profile),
};
