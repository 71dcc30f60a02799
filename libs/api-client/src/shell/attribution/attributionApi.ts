import { attributionEndpoints } from './endpoints.gen.ts';

/** Calls of visits that came through an advertisement or affiliate; they fail silently [I8.04]. */
export const attributionApi = attributionEndpoints.enhanceEndpoints({
  endpoints: {
    getAdvertisementData: { extraOptions: { isQuiet: true } },
    recordSystemEvent: { extraOptions: { isQuiet: true } },
  },
});
