// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const waitingRoomApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** State of an event's waiting room, the same for every caller; a place in it is known to its owner alone. [LD-01] */
    getWaitingRoom: build.query<OperationTypes['getWaitingRoom']['response'], OperationTypes['getWaitingRoom']['request']>({ query: (request) => ({ method: 'GET', path: '/waitingRoom/public/status', query: request }), extraOptions: { isBackground: true } }),
    /** Gives the caller a place in an event's waiting room, the same one every time. [LD-01] */
    takePlace: build.mutation<OperationTypes['takePlace']['response'], OperationTypes['takePlace']['request']>({ query: (request) => ({ method: 'POST', path: '/waitingRoom/place', body: request }), extraOptions: { isBackground: true } }),
  }),
});

export const {
  useGetWaitingRoomQuery,
  useLazyGetWaitingRoomQuery,
  useTakePlaceMutation,
} = waitingRoomApi;
