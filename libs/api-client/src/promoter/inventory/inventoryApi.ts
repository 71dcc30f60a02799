import { inventoryEndpoints } from './endpoints.gen.ts';

/** What a promoter sells, and on which terms. */
export const inventoryApi = inventoryEndpoints.enhanceEndpoints({
  endpoints: {
    listPromoterEvents: { providesTags: ['promoter/inventory', 'localised', 'verified'] },
    getPromoterOverview: { providesTags: ['promoter/inventory', 'localised', 'verified'] },
    getPromoterEngagement: { providesTags: ['localised', 'verified'] },
    listPromoterSections: { providesTags: ['promoter/inventory', 'localised', 'verified'] },
    listPromoterInventory: { providesTags: ['promoter/inventory', 'localised', 'verified'] },
  },
});
