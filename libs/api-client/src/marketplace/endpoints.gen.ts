// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api.ts';

export const marketplaceEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** Event with its marketplaces, sales groups and rules. [C7.31] */
    getEventProfile: build.query<OperationTypes['getEventProfile']['response'], OperationTypes['getEventProfile']['request']>({ query: (request) => ({ method: 'GET', path: '/event/public/profile/V2', query: request }) }),
    /** Lists events by search and filters, in pages. [C7.32, C2.22] */
    listEvents: build.query<OperationTypes['listEvents']['response'], OperationTypes['listEvents']['request']>({ query: (request) => ({ method: 'GET', path: '/event/public/profileList', query: request }) }),
    /** Lists the events that discover features, in order; the first is the promoted one. [C7.34] */
    listCarousel: build.query<OperationTypes['listCarousel']['response'], OperationTypes['listCarousel']['request']>({ query: () => ({ method: 'GET', path: '/event/public/carouselList' }) }),
    /** Chart of an event's venue, with rows for the named sections only. [C7.35] */
    getSeatChart: build.query<OperationTypes['getSeatChart']['response'], OperationTypes['getSeatChart']['request']>({ query: (request) => ({ method: 'GET', path: '/event/public/seatChartData', query: request }) }),
    /** Lists the offers of an event with all-in prices, filtered and sorted. [C7.40, C3.18, C3.19] */
    listOfferGroups: build.query<OperationTypes['listOfferGroups']['response'], OperationTypes['listOfferGroups']['request']>({ query: (request) => ({ method: 'POST', path: '/marketplace/public/offerGroups/v3', body: request }) }),
    /** Availability of each section, under the same filters as the list. [C7.44] */
    listAvailableSections: build.query<OperationTypes['listAvailableSections']['response'], OperationTypes['listAvailableSections']['request']>({ query: (request) => ({ method: 'PUT', path: '/marketplace/public/availableSections/v2', body: request }) }),
    /** Finds the best available seats of an offer group, adjacent if possible. Nothing is held. [C7.51, C5.11] */
    findBestSeats: build.query<OperationTypes['findBestSeats']['response'], OperationTypes['findBestSeats']['request']>({ query: (request) => ({ method: 'GET', path: '/marketplace/inventorySelection/public/seats', query: request }) }),
    /** Availability of the seats in the named sections, one character per seat. [C7.51] */
    listSeatsForSections: build.query<OperationTypes['listSeatsForSections']['response'], OperationTypes['listSeatsForSections']['request']>({ query: (request) => ({ method: 'GET', path: '/marketplace/inventorySelection/public/seats/forSections', query: request }) }),
  }),
});
