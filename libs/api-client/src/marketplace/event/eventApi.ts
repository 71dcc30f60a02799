import { eventEndpoints } from './endpoints.gen.ts';

/** Events. */
export const eventApi = eventEndpoints.enhanceEndpoints({
  endpoints: {
    getEventProfile: { providesTags: ['Event'] },
    listEvents: { providesTags: ['Event'] },
    listCarousel: { providesTags: ['Event'] },
  },
});
