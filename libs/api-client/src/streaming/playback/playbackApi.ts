import { playbackEndpoints } from './endpoints.gen.ts';

/** A viewer's stream; whether they have watched and answered changes with their own calls. */
export const playbackApi = playbackEndpoints.enhanceEndpoints({
  endpoints: {
    getVideoStreamInfo: { providesTags: ['streaming/playback', 'localised'] },
    checkInToStream: { invalidatesTags: ['streaming/playback'] },
  },
});
