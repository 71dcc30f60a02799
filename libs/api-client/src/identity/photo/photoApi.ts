import { changedProfile } from '../profile-cache/changedProfile.ts';
import { photoEndpoints } from './endpoints.gen.ts';

/** Profile picture. */
export const photoApi = photoEndpoints.enhanceEndpoints({
  endpoints: { setPhoto: changedProfile, removePhoto: changedProfile },
});
