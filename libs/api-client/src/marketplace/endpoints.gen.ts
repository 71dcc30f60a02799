// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api.ts';

export const marketplaceEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** An event with its marketplaces, sales groups and rules. [C7.31] */
    getEventProfile: build.query<OperationTypes['getEventProfile']['response'], OperationTypes['getEventProfile']['request']>({ query: (request) => ({ method: 'GET', path: '/event/public/profile/V2', query: request }) }),
    /** Events by search and filters, a page at a time. [C7.32, C2.22] */
    listEvents: build.query<OperationTypes['listEvents']['response'], OperationTypes['listEvents']['request']>({ query: (request) => ({ method: 'GET', path: '/event/public/profileList', query: request }) }),
    /** The events that discover shows large, in order; the first is the promoted one. [C7.34] */
    listCarousel: build.query<OperationTypes['listCarousel']['response'], OperationTypes['listCarousel']['request']>({ query: () => ({ method: 'GET', path: '/event/public/carouselList' }) }),
    /** The drawing of an event's venue; rows only of the sections that are named. [C7.35] */
    getSeatChart: build.query<OperationTypes['getSeatChart']['response'], OperationTypes['getSeatChart']['request']>({ query: (request) => ({ method: 'GET', path: '/event/public/seatChartData', query: request }) }),
    /** What is on sale in an event, with all-in prices, filtered and sorted. [C7.40, C3.18, C3.19] */
    listOfferGroups: build.query<OperationTypes['listOfferGroups']['response'], OperationTypes['listOfferGroups']['request']>({ query: (request) => ({ method: 'POST', path: '/marketplace/public/offerGroups/v3', body: request }) }),
    /** How much is free in each section, under the same filters as the list. [C7.44] */
    listAvailableSections: build.query<OperationTypes['listAvailableSections']['response'], OperationTypes['listAvailableSections']['request']>({ query: (request) => ({ method: 'PUT', path: '/marketplace/public/availableSections/v2', body: request }) }),
    /** The best free seats of an offer group, together where that can be. Nothing is held. [C7.51, C5.11] */
    findBestSeats: build.query<OperationTypes['findBestSeats']['response'], OperationTypes['findBestSeats']['request']>({ query: (request) => ({ method: 'GET', path: '/marketplace/inventorySelection/public/seats', query: request }) }),
    /** What is free, held and sold in the named sections, one sign a seat. [C7.51] */
    listSeatsForSections: build.query<OperationTypes['listSeatsForSections']['response'], OperationTypes['listSeatsForSections']['request']>({ query: (request) => ({ method: 'GET', path: '/marketplace/inventorySelection/public/seats/forSections', query: request }) }),
  }),
});
