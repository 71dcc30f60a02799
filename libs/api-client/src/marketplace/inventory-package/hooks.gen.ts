// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { inventoryPackageApi } from './inventoryPackageApi.ts';

export const {
  useListInventoryPackagesQuery,
  useLazyListInventoryPackagesQuery,
  useGetInventoryPackageQuery,
  useLazyGetInventoryPackageQuery,
} = inventoryPackageApi;
