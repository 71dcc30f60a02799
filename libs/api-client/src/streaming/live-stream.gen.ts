// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const liveStreamApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Ends a stream that is live, before its time; again, nothing changes. [C7.14, C4.20] */
    endLiveStream: build.mutation<OperationTypes['endLiveStream']['response'], OperationTypes['endLiveStream']['request']>({ query: (request) => ({ method: 'POST', path: '/client/streaming/event/end-live-stream', body: request }), invalidatesTags: ['streaming/video-analytics', 'streaming/playback'] }),
    /** Begins the next part of a stream that is live, also of one that was ended before its time. [C7.14, C4.20] */
    startNextSegment: build.mutation<OperationTypes['startNextSegment']['response'], OperationTypes['startNextSegment']['request']>({ query: (request) => ({ method: 'POST', path: '/client/streaming/event/start-next-segment', body: request }), invalidatesTags: ['streaming/video-analytics', 'streaming/playback'] }),
  }),
});

export const {
  useEndLiveStreamMutation,
  useStartNextSegmentMutation,
} = liveStreamApi;
