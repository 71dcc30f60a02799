// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const playbackApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** State of the stream of an event, and whether the caller may watch it now. [C7.18, C4.19] */
    getVideoStreamInfo: build.query<OperationTypes['getVideoStreamInfo']['response'], OperationTypes['getVideoStreamInfo']['request']>({ query: (request) => ({ method: 'GET', path: '/user/videoStreamInfo', query: request }), providesTags: ['streaming/playback', 'localised'] }),
    /** Begins the caller's playback session of a stream, or goes on with it by its id, as after a reload. [C7.12, C6.12] */
    initializePlayback: build.mutation<OperationTypes['initializePlayback']['response'], OperationTypes['initializePlayback']['request']>({ query: (request) => ({ method: 'POST', path: '/streaming/csl/user/initialize', body: request }) }),
    /** Notes that the caller has seen a picture of the stream; from then on changes of the {product} are locked. [C7.12, C4.14] */
    checkInToStream: build.mutation<OperationTypes['checkInToStream']['response'], OperationTypes['checkInToStream']['request']>({ query: (request) => ({ method: 'POST', path: '/streaming/csl/user/checkIn', body: request }), invalidatesTags: ['streaming/playback'] }),
    /** Ends the caller's playback session on any other device and begins one here. [C6.12] */
    takeOverPlayback: build.mutation<OperationTypes['takeOverPlayback']['response'], OperationTypes['takeOverPlayback']['request']>({ query: (request) => ({ method: 'POST', path: '/streaming/playback/takeOver', body: request }) }),
    /** Renews the lease of a playback session, also one that ran out while nobody took its place; brings its newest address, the state of the stream and notices. Only an error ends a session, never a state: a view that was begun in time may be finished.
 [C6.12, C4.19] */
    beatPlayback: build.mutation<OperationTypes['beatPlayback']['response'], OperationTypes['beatPlayback']['request']>({ query: (request) => ({ method: 'POST', path: '/streaming/playback/heartbeat', body: request }), extraOptions: { isBackground: true } }),
    /** Ends a playback session, so that another device can begin at once; one that is over stays so. [C6.12] */
    leavePlayback: build.mutation<OperationTypes['leavePlayback']['response'], OperationTypes['leavePlayback']['request']>({ query: (request) => ({ method: 'POST', path: '/streaming/playback/leave', body: request }), extraOptions: { isBackground: true } }),
  }),
});

export const {
  useGetVideoStreamInfoQuery,
  useLazyGetVideoStreamInfoQuery,
  useInitializePlaybackMutation,
  useCheckInToStreamMutation,
  useTakeOverPlaybackMutation,
  useBeatPlaybackMutation,
  useLeavePlaybackMutation,
} = playbackApi;
