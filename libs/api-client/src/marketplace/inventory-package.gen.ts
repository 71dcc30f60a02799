// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const inventoryPackageApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Packages of an event, in recommended order. [C7.46, C3.06] */
    listInventoryPackages: build.query<OperationTypes['listInventoryPackages']['response'], OperationTypes['listInventoryPackages']['request']>({ query: (request) => ({ method: 'POST', path: '/inventoryPackage/public/list', body: request }), providesTags: ['marketplace/offer', 'localised'] }),
    /** One package with its items and its offers. [C7.47, C3.06] */
    getInventoryPackage: build.query<OperationTypes['getInventoryPackage']['response'], OperationTypes['getInventoryPackage']['request']>({ query: (request) => ({ method: 'GET', path: '/inventoryPackage/public/detail', query: request }), providesTags: ['marketplace/offer', 'localised'] }),
  }),
});

export const {
  useListInventoryPackagesQuery,
  useLazyListInventoryPackagesQuery,
  useGetInventoryPackageQuery,
  useLazyGetInventoryPackageQuery,
} = inventoryPackageApi;
