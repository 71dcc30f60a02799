import { liveStreamEndpoints } from './endpoints.gen.ts';

const changed = { invalidatesTags: ['streaming/video-analytics' as const, 'streaming/playback' as const] };

/** Steering of a stream changes its state and parts. */
export const liveStreamApi = liveStreamEndpoints.enhanceEndpoints({
  endpoints: { endLiveStream: changed, startNextSegment: changed },
});
