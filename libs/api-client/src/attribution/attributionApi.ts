import { attributionEndpoints } from './endpoints.gen.ts';

/** What only the visits ask that an advertisement or an affiliate led here; nobody on the page waits for it [I8.04]. */
export const attributionApi = attributionEndpoints.enhanceEndpoints({
  endpoints: {
    getAdvertisementData: { extraOptions: { isQuiet: true } },
    recordSystemEvent: { extraOptions: { isQuiet: true } },
  },
});
