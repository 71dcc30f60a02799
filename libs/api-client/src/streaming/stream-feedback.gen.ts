// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const streamFeedbackApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Stores what a viewer thinks of a stream, or that they skip the question, once; again, nothing changes. [C2.31] */
    giveStreamFeedback: build.mutation<OperationTypes['giveStreamFeedback']['response'], OperationTypes['giveStreamFeedback']['request']>({ query: (request) => ({ method: 'POST', path: '/streaming/feedback', body: request }), invalidatesTags: ['streaming/playback'] }),
    /** What viewers think of a stream, without their names, for its organiser. [C2.31] */
    getStreamFeedback: build.query<OperationTypes['getStreamFeedback']['response'], OperationTypes['getStreamFeedback']['request']>({ query: (request) => ({ method: 'GET', path: '/client/streaming/feedback', query: request }) }),
  }),
});

export const {
  useGiveStreamFeedbackMutation,
  useGetStreamFeedbackQuery,
  useLazyGetStreamFeedbackQuery,
} = streamFeedbackApi;
