import { eventEndpoints } from './endpoints.gen.ts';

/** Events. */
export const eventApi = eventEndpoints.enhanceEndpoints({
  endpoints: {
    getEventProfile: { providesTags: ['marketplace/event', 'localised'] },
    listEvents: { providesTags: ['marketplace/event', 'localised'] },
    listEventsByTag: { providesTags: ['marketplace/event', 'localised'] },
    listCarousel: { providesTags: ['marketplace/event', 'localised'] },
  },
});
