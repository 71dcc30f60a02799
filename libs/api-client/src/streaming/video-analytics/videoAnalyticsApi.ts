import { videoAnalyticsEndpoints } from './endpoints.gen.ts';

/** The state of a stream changes with what its organiser does. */
export const videoAnalyticsApi = videoAnalyticsEndpoints.enhanceEndpoints({
  endpoints: { getClientStream: { providesTags: ['streaming/video-analytics', 'localised'] } },
});
