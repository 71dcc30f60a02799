// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const performerApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Replaces the performers of an event, in the order in which its page names them. [C7.77] */
    updateEventPerformers: build.mutation<OperationTypes['updateEventPerformers']['response'], OperationTypes['updateEventPerformers']['request']>({ query: (request) => ({ method: 'POST', path: '/performer/event/update', body: request }) }),
  }),
});

export const {
  useUpdateEventPerformersMutation,
} = performerApi;
