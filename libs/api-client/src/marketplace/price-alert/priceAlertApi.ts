import { priceAlertEndpoints } from './endpoints.gen.ts';

/** The caller's price alerts. */
export const priceAlertApi = priceAlertEndpoints.enhanceEndpoints({
  endpoints: {
    getPriceAlert: { providesTags: ['marketplace/price-alert'] },
    setPriceAlert: { invalidatesTags: ['marketplace/price-alert'] },
    deletePriceAlert: { invalidatesTags: ['marketplace/price-alert'] },
  },
});
