import { seatEndpoints } from './endpoints.gen.ts';

/** Seat charts and seats. `Availability` is invalidated by every change of a cart. */
export const seatApi = seatEndpoints.enhanceEndpoints({
  endpoints: {
    listAvailableSections: { providesTags: ['Availability'] },
    listSeatsForSections: { providesTags: ['Availability'] },
    getSeatChart: { keepUnusedDataFor: 600 },
  },
});
