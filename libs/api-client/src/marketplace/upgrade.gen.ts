// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';
import { byOutcome } from '../api/byOutcome.ts';
import type { Keyed } from '../client/callFoyer.ts';

export const upgradeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What the caller has bought for an event, with whether each {product} can be exchanged for a better one. [C7.71, C6.03] */
    listUpgradableOffers: build.query<OperationTypes['listUpgradableOffers']['response'], OperationTypes['listUpgradableOffers']['request']>({ query: (request) => ({ method: 'POST', path: '/offer/offers/upgradable', body: request }), providesTags: ['token-assignment/activity', 'localised'] }),
    /** Offers that some {product} of one line can be exchanged for, with the difference to pay, lowest first. [C7.71, C3.18] */
    listUpgradeOptions: build.query<OperationTypes['listUpgradeOptions']['response'], OperationTypes['listUpgradeOptions']['request']>({ query: (request) => ({ method: 'POST', path: '/offer/upgrade-options', body: request }), providesTags: ['marketplace/offer', 'token-assignment/activity', 'localised'] }),
    /** Packages that some {product} of one line can be exchanged for. [C7.46, C3.06] */
    listUpgradePackages: build.query<OperationTypes['listUpgradePackages']['response'], OperationTypes['listUpgradePackages']['request']>({ query: (request) => ({ method: 'POST', path: '/inventoryPackage/list/upgrade-options', body: request }), providesTags: ['marketplace/offer', 'token-assignment/activity', 'localised'] }),
    /** Headings of the offers that some {product} of one line can be exchanged for. [C7.45] */
    getUpgradeTree: build.query<OperationTypes['getUpgradeTree']['response'], OperationTypes['getUpgradeTree']['request']>({ query: (request) => ({ method: 'POST', path: '/user/sales-group/salesGroupTree/upgrade-options', body: request }), providesTags: ['marketplace/offer', 'token-assignment/activity', 'localised'] }),
    /** Charts of an event without rows, each with the sections that some {product} of one line can be exchanged for. [C7.43] */
    listUpgradeCharts: build.query<OperationTypes['listUpgradeCharts']['response'], OperationTypes['listUpgradeCharts']['request']>({ query: (request) => ({ method: 'POST', path: '/marketplace/seatChartData/upgrade-options/list', body: request }), providesTags: ['marketplace/seat', 'token-assignment/activity', 'localised'] }),
    /** Holds better {product}, and those that they replace, until they are paid. [C2.19, C6.02] */
    holdUpgrade: build.mutation<OperationTypes['holdUpgrade']['response'], Keyed<OperationTypes['holdUpgrade']['request']>>({ query: (request) => ({ method: 'POST', path: '/offer/upgrade/hold', body: request, isIdempotent: true }), invalidatesTags: ['marketplace/offer', 'marketplace/seat', 'marketplace/upgrade'] }),
    /** An upgrade that the caller holds, with the difference to pay. [C2.19] */
    getUpgradeCheckout: build.query<OperationTypes['getUpgradeCheckout']['response'], OperationTypes['getUpgradeCheckout']['request']>({ query: (request) => ({ method: 'GET', path: '/offer/upgrade/checkout', query: request }), providesTags: ['marketplace/upgrade', 'localised'] }),
    /** Pays the difference, and exchanges the {product}. [C2.19, C4.17] */
    payUpgrade: build.mutation<OperationTypes['payUpgrade']['response'], Keyed<OperationTypes['payUpgrade']['request']>>({ query: (request) => ({ method: 'POST', path: '/offer/upgrade/pay', body: request, isIdempotent: true }), invalidatesTags: byOutcome({ always: ['marketplace/upgrade'], done: ['marketplace/offer', 'marketplace/seat', 'token-assignment/activity', 'cart/order', 'cart/refund', 'cart/payment-means'] }) }),
    /** Gives back what an upgrade holds; the {product} that would have been given up stay. [C2.19] */
    releaseUpgrade: build.mutation<OperationTypes['releaseUpgrade']['response'], OperationTypes['releaseUpgrade']['request']>({ query: (request) => ({ method: 'POST', path: '/offer/upgrade/release', body: request }), invalidatesTags: ['marketplace/offer', 'marketplace/seat', 'marketplace/upgrade'] }),
  }),
});

export const {
  useListUpgradableOffersQuery,
  useLazyListUpgradableOffersQuery,
  useListUpgradeOptionsQuery,
  useLazyListUpgradeOptionsQuery,
  useListUpgradePackagesQuery,
  useLazyListUpgradePackagesQuery,
  useGetUpgradeTreeQuery,
  useLazyGetUpgradeTreeQuery,
  useListUpgradeChartsQuery,
  useLazyListUpgradeChartsQuery,
  useHoldUpgradeMutation,
  useGetUpgradeCheckoutQuery,
  useLazyGetUpgradeCheckoutQuery,
  usePayUpgradeMutation,
  useReleaseUpgradeMutation,
} = upgradeApi;
