// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';
import type { Keyed } from '../client/callFoyer.ts';

export const handOverApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Offers a person by mail to sell an event as a promoter, on terms and with places. [C2.05, C6.06] */
    offerEngagement: build.mutation<OperationTypes['offerEngagement']['response'], Keyed<OperationTypes['offerEngagement']['request']>>({ query: (request) => ({ method: 'POST', path: '/client/promoter/assign', body: request, isIdempotent: true }) }),
    /** What a mailed link offers a promoter, and what has become of it; changes nothing. [C2.05, C3.23] */
    validateEngagementOffer: build.query<OperationTypes['validateEngagementOffer']['response'], OperationTypes['validateEngagementOffer']['request']>({ query: (request) => ({ method: 'GET', path: '/client/promoter/public/validate', query: request }), providesTags: ['promoter/hand-over', 'localised'], keepUnusedDataFor: 0 }),
    /** Accepts an offer to sell an event as the caller. Repeated by the same caller, it answers the same. [C2.05, C6.06] */
    acceptEngagementOffer: build.mutation<OperationTypes['acceptEngagementOffer']['response'], OperationTypes['acceptEngagementOffer']['request']>({ query: (request) => ({ method: 'POST', path: '/client/promoter/confirm', body: request }), invalidatesTags: ['promoter/hand-over', 'promoter/inventory'] }),
    /** Declines an offer to sell an event. [C2.05] */
    declineEngagementOffer: build.mutation<OperationTypes['declineEngagementOffer']['response'], OperationTypes['declineEngagementOffer']['request']>({ query: (request) => ({ method: 'POST', path: '/client/promoter/public/decline', body: request }), invalidatesTags: ['promoter/hand-over'] }),
    /** Holds units on sale for a guest of the organiser, who is mailed a link to take them, for nothing if so said. [C7.09, C2.05] */
    giveToGuest: build.mutation<OperationTypes['giveToGuest']['response'], Keyed<OperationTypes['giveToGuest']['request']>>({ query: (request) => ({ method: 'POST', path: '/client/guest/assign', body: request, isIdempotent: true }) }),
  }),
});

export const {
  useOfferEngagementMutation,
  useValidateEngagementOfferQuery,
  useLazyValidateEngagementOfferQuery,
  useAcceptEngagementOfferMutation,
  useDeclineEngagementOfferMutation,
  useGiveToGuestMutation,
} = handOverApi;
