// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const offerGroupApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Named offers of an event; those that are not for the caller are left out. [C7.41, C3.18] */
    getOfferGroups: build.query<OperationTypes['getOfferGroups']['response'], OperationTypes['getOfferGroups']['request']>({ query: (request) => ({ method: 'GET', path: '/marketplace/public/offerGroups/get', query: request }), providesTags: ['marketplace/offer', 'localised'] }),
    /** Offers that a buyer may take instead of one, under the same heading; the nearest price first. [C7.41, C3.18] */
    listRelatedOfferGroups: build.query<OperationTypes['listRelatedOfferGroups']['response'], OperationTypes['listRelatedOfferGroups']['request']>({ query: (request) => ({ method: 'GET', path: '/marketplace/public/offerGroups/related', query: request }), providesTags: ['marketplace/offer', 'localised'] }),
    /** Ids of the offers of an event, or of one of its sale windows, in recommended order. [C7.41, C3.18] */
    listOfferGroupIds: build.query<OperationTypes['listOfferGroupIds']['response'], OperationTypes['listOfferGroupIds']['request']>({ query: (request) => ({ method: 'GET', path: '/marketplace/public/offerGroups/idList', query: request }) }),
    /** One offer with its gates, its choices and, of a package, what is in it. [C7.41, C3.18, C2.24] */
    getOfferGroupDetail: build.query<OperationTypes['getOfferGroupDetail']['response'], OperationTypes['getOfferGroupDetail']['request']>({ query: (request) => ({ method: 'GET', path: '/marketplace/public/offerGroup/detail', query: request }), providesTags: ['marketplace/offer', 'localised'] }),
    /** Extras that can be held and that the caller's cart of the event does not have yet. [C7.48] */
    listUpsells: build.query<OperationTypes['listUpsells']['response'], OperationTypes['listUpsells']['request']>({ query: (request) => ({ method: 'GET', path: '/marketplace/offerGroups/related/upsells', query: request }), providesTags: ['marketplace/offer', 'localised'] }),
    /** Headings of an event, a tree by `parentSalesGroupId`, each with its offers, free units and lowest price. [C7.45] */
    getSalesGroupTree: build.query<OperationTypes['getSalesGroupTree']['response'], OperationTypes['getSalesGroupTree']['request']>({ query: (request) => ({ method: 'POST', path: '/user/sales-group/public/salesGroupTree/v3', body: request }), providesTags: ['marketplace/offer', 'localised'] }),
    /** Sale windows of an event that a code opens. Wrong codes count against the caller. [C7.50, C5.09] */
    validateMarketplaceCode: build.query<OperationTypes['validateMarketplaceCode']['response'], OperationTypes['validateMarketplaceCode']['request']>({ query: (request) => ({ method: 'POST', path: '/marketplace/public/code/validate', body: request }) }),
  }),
});

export const {
  useGetOfferGroupsQuery,
  useLazyGetOfferGroupsQuery,
  useListRelatedOfferGroupsQuery,
  useLazyListRelatedOfferGroupsQuery,
  useListOfferGroupIdsQuery,
  useLazyListOfferGroupIdsQuery,
  useGetOfferGroupDetailQuery,
  useLazyGetOfferGroupDetailQuery,
  useListUpsellsQuery,
  useLazyListUpsellsQuery,
  useGetSalesGroupTreeQuery,
  useLazyGetSalesGroupTreeQuery,
  useValidateMarketplaceCodeQuery,
  useLazyValidateMarketplaceCodeQuery,
} = offerGroupApi;
