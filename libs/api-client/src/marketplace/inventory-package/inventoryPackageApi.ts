import { inventoryPackageEndpoints } from './endpoints.gen.ts';

/** Packages. Every change of a cart refreshes them. */
export const inventoryPackageApi = inventoryPackageEndpoints.enhanceEndpoints({
  endpoints: {
    listInventoryPackages: { providesTags: ['marketplace/offer', 'localised'] },
    getInventoryPackage: { providesTags: ['marketplace/offer', 'localised'] },
  },
});
