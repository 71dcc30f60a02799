import { offerGroupEndpoints } from './endpoints.gen.ts';

/** Single offers and headings. Every change of a cart refreshes them. */
export const offerGroupApi = offerGroupEndpoints.enhanceEndpoints({
  endpoints: {
    getOfferGroups: { providesTags: ['marketplace/offer', 'localised'] },
    listRelatedOfferGroups: { providesTags: ['marketplace/offer', 'localised'] },
    getOfferGroupDetail: { providesTags: ['marketplace/offer', 'localised'] },
    listUpsells: { providesTags: ['marketplace/offer', 'localised'] },
    getSalesGroupTree: { providesTags: ['marketplace/offer', 'localised'] },
  },
});
