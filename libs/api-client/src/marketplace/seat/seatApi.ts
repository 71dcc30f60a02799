import { seatEndpoints } from './endpoints.gen.ts';

/** Seat charts and seats. Every change of a cart refreshes their availability. */
export const seatApi = seatEndpoints.enhanceEndpoints({
  endpoints: {
    listAvailableSections: { providesTags: ['marketplace/seat', 'localised'] },
    listSeatCharts: { providesTags: ['marketplace/seat', 'localised'] },
    listSeatsForSections: { providesTags: ['marketplace/seat', 'localised'] },
    getSeatChart: { keepUnusedDataFor: 600 },
  },
});
