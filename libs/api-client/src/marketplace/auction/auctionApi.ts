import { auctionEndpoints } from './endpoints.gen.ts';

/** Auctions of My Price, and the caller's offers in them. */
export const auctionApi = auctionEndpoints.enhanceEndpoints({
  endpoints: {
    getAuction: { providesTags: ['marketplace/auction', 'localised'] },
    getAuctionLive: { providesTags: ['marketplace/auction', 'localised'] },
    getAuctionChance: { providesTags: ['marketplace/auction'] },
    // Who may take part depends on the date of birth.
    checkoutAuction: { providesTags: ['marketplace/auction', 'localised', 'identity/account'] },
    listAuctionOffers: { providesTags: ['marketplace/auction', 'localised'] },
    getSeatSelection: { providesTags: ['marketplace/auction', 'localised'] },
    pickAuctionSeats: { invalidatesTags: ['marketplace/auction'] },
    makeAuctionOffer: { invalidatesTags: ['marketplace/auction'] },
    declineOfferPayment: { invalidatesTags: ['marketplace/auction', 'marketplace/draw'] },
  },
});
