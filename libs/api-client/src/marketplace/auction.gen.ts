// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';
import type { Keyed } from '../client/callFoyer.ts';

export const auctionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Auction of an event, the offers of its window, and the published cut-off prices after the close. [C1.04, C5.07] */
    getAuction: build.query<OperationTypes['getAuction']['response'], OperationTypes['getAuction']['request']>({ query: (request) => ({ method: 'GET', path: '/auction/public/auction', query: request }), providesTags: ['marketplace/auction', 'localised'] }),
    /** What moves in an auction while it is looked at; of a caller who is logged in also the own offer. [C4.05, C4.06] */
    getAuctionLive: build.query<OperationTypes['getAuctionLive']['response'], OperationTypes['getAuctionLive']['request']>({ query: (request) => ({ method: 'GET', path: '/auction/public/live', query: request }), providesTags: ['marketplace/auction', 'localised'], extraOptions: { isBackground: true } }),
    /** Prices from which a new offer would do better, by the offers so far; asked for every 10 seconds. [C7.02, C3.18, C4.22, C9.09] */
    getAuctionChance: build.query<OperationTypes['getAuctionChance']['response'], OperationTypes['getAuctionChance']['request']>({ query: (request) => ({ method: 'GET', path: '/auction/public/chance', query: request }), providesTags: ['marketplace/auction'], extraOptions: { isBackground: true } }),
    /** What an offer of the caller would cost, and whether they may make or raise one. Changes nothing. [C7.03, C3.20, C5.03, C5.04, C5.06, C5.07, C5.09] */
    checkoutAuction: build.query<OperationTypes['checkoutAuction']['response'], OperationTypes['checkoutAuction']['request']>({ query: (request) => ({ method: 'PUT', path: '/auction/checkout', body: request }), providesTags: ['marketplace/auction', 'localised', 'identity/account'] }),
    /** Makes an offer, or raises the caller's own. It can't be lowered or cancelled. Charges nothing. [C7.04, C3.20, C5.03, C5.04, C5.06, C5.07, C5.08, C8.01, C8.02, C9.03] */
    makeAuctionOffer: build.mutation<OperationTypes['makeAuctionOffer']['response'], Keyed<OperationTypes['makeAuctionOffer']['request']>>({ query: (request) => ({ method: 'POST', path: '/auction/makeAuctionOffer', body: request, isIdempotent: true }), invalidatesTags: ['marketplace/auction'] }),
    /** Lists the caller's offers, latest first, with their results. [C4.06] */
    listAuctionOffers: build.query<OperationTypes['listAuctionOffers']['response'], OperationTypes['listAuctionOffers']['request']>({ query: () => ({ method: 'GET', path: '/auction/offers' }), providesTags: ['marketplace/auction', 'localised'] }),
    /** Group of seats that an offer of the caller got in for, and when they are picked. [C7.51, C2.11, C4.05, C5.11] */
    getSeatSelection: build.query<OperationTypes['getSeatSelection']['response'], OperationTypes['getSeatSelection']['request']>({ query: (request) => ({ method: 'GET', path: '/marketplace/inventorySelection/selectionGroups', query: request }), providesTags: ['marketplace/auction', 'localised'] }),
    /** Picks the group of seats of an offer that got in, once and for all; its card is charged after that. [C7.52, C2.27, C3.35, C5.11, C8.12] */
    pickAuctionSeats: build.mutation<OperationTypes['pickAuctionSeats']['response'], OperationTypes['pickAuctionSeats']['request']>({ query: (request) => ({ method: 'POST', path: '/marketplace/inventorySelection/selectionGroup', body: request }), invalidatesTags: ['marketplace/auction'] }),
    /** Gives up an offer, or a win of a draw, whose card was refused. Its places go to the next one; nothing is charged. [C7.42, C4.08] */
    declineOfferPayment: build.mutation<OperationTypes['declineOfferPayment']['response'], OperationTypes['declineOfferPayment']['request']>({ query: (request) => ({ method: 'POST', path: '/marketplace/declineOfferPayment', body: request }), invalidatesTags: ['marketplace/auction', 'marketplace/draw'] }),
  }),
});

export const {
  useGetAuctionQuery,
  useLazyGetAuctionQuery,
  useGetAuctionLiveQuery,
  useLazyGetAuctionLiveQuery,
  useGetAuctionChanceQuery,
  useLazyGetAuctionChanceQuery,
  useCheckoutAuctionQuery,
  useLazyCheckoutAuctionQuery,
  useMakeAuctionOfferMutation,
  useListAuctionOffersQuery,
  useLazyListAuctionOffersQuery,
  useGetSeatSelectionQuery,
  useLazyGetSeatSelectionQuery,
  usePickAuctionSeatsMutation,
  useDeclineOfferPaymentMutation,
} = auctionApi;
