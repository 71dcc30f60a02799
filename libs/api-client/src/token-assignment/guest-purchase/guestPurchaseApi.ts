import { guestPurchaseEndpoints } from './endpoints.gen.ts';

const own = ['token-assignment/activity', 'token-assignment/guest-purchase'] as const;
const seen = ['token-assignment/guest-purchase', 'localised'] as const;

/** What guests of promoters and organisers buy by link. Each change shows in My {product} too. */
export const guestPurchaseApi = guestPurchaseEndpoints.enhanceEndpoints({
  endpoints: {
    // It may have been taken back, or run out, since it was read.
    validatePromoterPurchase: { keepUnusedDataFor: 0, providesTags: [...seen] },
    validateGuestPurchase: { keepUnusedDataFor: 0, providesTags: [...seen] },
    checkoutPromoterPurchasePublicly: { keepUnusedDataFor: 0, providesTags: [...seen] },
    checkoutGuestPurchasePublicly: { keepUnusedDataFor: 0, providesTags: [...seen] },
    declinePromoterPurchase: { invalidatesTags: ['token-assignment/guest-purchase'] },
    declineGuestPurchase: { invalidatesTags: ['token-assignment/guest-purchase'] },
    purchaseFromPromoter: { invalidatesTags: [...own] },
    purchaseFromClient: { invalidatesTags: [...own] },
  },
});
