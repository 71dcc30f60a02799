// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const seatApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Chart of an event's venue, with rows for the named sections only. [C7.35] */
    getSeatChart: build.query<OperationTypes['getSeatChart']['response'], OperationTypes['getSeatChart']['request']>({ query: (request) => ({ method: 'GET', path: '/event/public/seatChartData', query: request }), keepUnusedDataFor: 600 }),
    /** Charts of an event without rows, each with the availability of its sections under the filters of the list. [C7.49] */
    listSeatCharts: build.query<OperationTypes['listSeatCharts']['response'], OperationTypes['listSeatCharts']['request']>({ query: (request) => ({ method: 'POST', path: '/marketplace/public/seatChartData/list/V2', body: request }), providesTags: ['marketplace/seat', 'localised'] }),
    /** Availability of each section, under the same filters as the list. [C7.44] */
    listAvailableSections: build.query<OperationTypes['listAvailableSections']['response'], OperationTypes['listAvailableSections']['request']>({ query: (request) => ({ method: 'PUT', path: '/marketplace/public/availableSections/v2', body: request }), providesTags: ['marketplace/seat', 'localised'] }),
    /** Finds the best available seats of an offer group, adjacent if possible. Nothing is held. [C7.51, C5.11] */
    findBestSeats: build.query<OperationTypes['findBestSeats']['response'], OperationTypes['findBestSeats']['request']>({ query: (request) => ({ method: 'GET', path: '/marketplace/inventorySelection/public/seats', query: request }) }),
    /** Availability of the seats in the named sections, one character per seat; or what changed since an answer. [C7.51] */
    listSeatsForSections: build.query<OperationTypes['listSeatsForSections']['response'], OperationTypes['listSeatsForSections']['request']>({ query: (request) => ({ method: 'GET', path: '/marketplace/inventorySelection/public/seats/forSections', query: request }), providesTags: ['marketplace/seat', 'localised'] }),
  }),
});

export const {
  useGetSeatChartQuery,
  useLazyGetSeatChartQuery,
  useListSeatChartsQuery,
  useLazyListSeatChartsQuery,
  useListAvailableSectionsQuery,
  useLazyListAvailableSectionsQuery,
  useFindBestSeatsQuery,
  useLazyFindBestSeatsQuery,
  useListSeatsForSectionsQuery,
  useLazyListSeatsForSectionsQuery,
} = seatApi;
