// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const attributionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Campaign parameters of an advertisement, for links that carry its id only. [I7.26, I7.02] */
    getAdvertisementData: build.query<OperationTypes['getAdvertisementData']['response'], OperationTypes['getAdvertisementData']['request']>({ query: (request) => ({ method: 'GET', path: '/advertisementData/public/client', query: request }), extraOptions: { isBackground: true } }),
    /** Reports an event caused by an advertisement or affiliate, which the headers name. [I7.26, I7.02] */
    recordSystemEvent: build.mutation<OperationTypes['recordSystemEvent']['response'], OperationTypes['recordSystemEvent']['request']>({ query: (request) => ({ method: 'POST', path: '/external/system-events', body: request }), extraOptions: { isBackground: true } }),
  }),
});

export const {
  useGetAdvertisementDataQuery,
  useLazyGetAdvertisementDataQuery,
  useRecordSystemEventMutation,
} = attributionApi;
