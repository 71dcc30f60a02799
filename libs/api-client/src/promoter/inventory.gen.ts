// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const inventoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Lists the events that the caller sells, soonest first, with what is left and what is owed (v1). [C7.27, C2.32] */
    listPromoterEventsV1: build.query<OperationTypes['listPromoterEventsV1']['response'], OperationTypes['listPromoterEventsV1']['request']>({ query: () => ({ method: 'GET', path: '/promoter/eventList' }) }),
    /** Lists the events that the caller sells, soonest first, with what is left and what is owed. [C7.27, C2.32] */
    listPromoterEvents: build.query<OperationTypes['listPromoterEvents']['response'], OperationTypes['listPromoterEvents']['request']>({ query: () => ({ method: 'GET', path: '/promoter/v2/eventList' }), providesTags: ['promoter/inventory', 'localised', 'verified'] }),
    /** Sales, commission and cash owed of the caller for an event (v1). [C7.27, C2.32, C6.06] */
    getPromoterOverviewV1: build.query<OperationTypes['getPromoterOverviewV1']['response'], OperationTypes['getPromoterOverviewV1']['request']>({ query: (request) => ({ method: 'GET', path: '/promoter/eventOverview', query: request }) }),
    /** Sales, commission and cash owed of the caller for an event. [C7.27, C2.32, C6.06] */
    getPromoterOverview: build.query<OperationTypes['getPromoterOverview']['response'], OperationTypes['getPromoterOverview']['request']>({ query: (request) => ({ method: 'GET', path: '/promoter/v2/eventOverview', query: request }), providesTags: ['promoter/inventory', 'localised', 'verified'] }),
    /** The event, and the terms on which the caller sells it (v1). [C7.27] */
    getPromoterEngagementV1: build.query<OperationTypes['getPromoterEngagementV1']['response'], OperationTypes['getPromoterEngagementV1']['request']>({ query: (request) => ({ method: 'GET', path: '/promoter/eventDetails', query: request }) }),
    /** The event, and the terms on which the caller sells it. [C7.27] */
    getPromoterEngagement: build.query<OperationTypes['getPromoterEngagement']['response'], OperationTypes['getPromoterEngagement']['request']>({ query: (request) => ({ method: 'GET', path: '/promoter/v2/eventDetails', query: request }), providesTags: ['localised', 'verified'] }),
    /** Stock of the caller for an event, with its prices (v1). [C7.27, C2.32] */
    listPromoterInventoryV1: build.query<OperationTypes['listPromoterInventoryV1']['response'], OperationTypes['listPromoterInventoryV1']['request']>({ query: (request) => ({ method: 'GET', path: '/promoter/inventory', query: request }) }),
    /** Stock of the caller for an event, with its prices. [C7.27, C2.32] */
    listPromoterInventory: build.query<OperationTypes['listPromoterInventory']['response'], OperationTypes['listPromoterInventory']['request']>({ query: (request) => ({ method: 'GET', path: '/promoter/v2/inventory', query: request }), providesTags: ['promoter/inventory', 'localised', 'verified'] }),
    /** Sections of an offer that the caller sells, with the seats that are left (v1). [C7.27, C2.21] */
    listPromoterSectionsV1: build.query<OperationTypes['listPromoterSectionsV1']['response'], OperationTypes['listPromoterSectionsV1']['request']>({ query: (request) => ({ method: 'GET', path: '/promoter/section', query: request }) }),
    /** Sections of an offer that the caller sells, with the seats that are left. [C7.27, C2.21] */
    listPromoterSections: build.query<OperationTypes['listPromoterSections']['response'], OperationTypes['listPromoterSections']['request']>({ query: (request) => ({ method: 'GET', path: '/promoter/v2/section', query: request }), providesTags: ['promoter/inventory', 'localised', 'verified'] }),
  }),
});

export const {
  useListPromoterEventsV1Query,
  useLazyListPromoterEventsV1Query,
  useListPromoterEventsQuery,
  useLazyListPromoterEventsQuery,
  useGetPromoterOverviewV1Query,
  useLazyGetPromoterOverviewV1Query,
  useGetPromoterOverviewQuery,
  useLazyGetPromoterOverviewQuery,
  useGetPromoterEngagementV1Query,
  useLazyGetPromoterEngagementV1Query,
  useGetPromoterEngagementQuery,
  useLazyGetPromoterEngagementQuery,
  useListPromoterInventoryV1Query,
  useLazyListPromoterInventoryV1Query,
  useListPromoterInventoryQuery,
  useLazyListPromoterInventoryQuery,
  useListPromoterSectionsV1Query,
  useLazyListPromoterSectionsV1Query,
  useListPromoterSectionsQuery,
  useLazyListPromoterSectionsQuery,
} = inventoryApi;
