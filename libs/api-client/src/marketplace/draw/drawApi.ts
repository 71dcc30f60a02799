import { drawEndpoints } from './endpoints.gen.ts';

/** Draws of Wish Lists, and the caller's entries in them. */
export const drawApi = drawEndpoints.enhanceEndpoints({
  endpoints: {
    // Who may take part depends on the date of birth.
    checkoutDraw: { providesTags: ['marketplace/draw', 'localised', 'identity/account'] },
    listDrawEntries: { providesTags: ['marketplace/draw', 'localised'] },
    checkoutDrawClaim: { providesTags: ['marketplace/draw', 'localised'] },
    getDrawRecord: { providesTags: ['marketplace/draw', 'localised'] },
    // A large draw has hundreds of pages, each of which is read once.
    listPublishedEntries: { keepUnusedDataFor: 0 },
    enterDraw: { invalidatesTags: ['marketplace/draw'] },
    deleteDrawEntry: { invalidatesTags: ['marketplace/draw'] },
    claimDraw: { invalidatesTags: ['marketplace/draw'] },
  },
});
