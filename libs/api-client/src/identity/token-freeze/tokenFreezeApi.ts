import { changedProfile } from '../profile-cache/changedProfile.ts';
import { tokenFreezeEndpoints } from './endpoints.gen.ts';

/** Freeze of everything that a user holds. */
export const tokenFreezeApi = tokenFreezeEndpoints.enhanceEndpoints({
  endpoints: {
    freezeTokens: { ...changedProfile, invalidatesTags: ['token-assignment/activity'] },
    unfreezeTokens: { ...changedProfile, invalidatesTags: ['token-assignment/activity'] },
  },
});
