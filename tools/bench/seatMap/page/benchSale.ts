import { buildSale } from '../../../../libs/seat-map/src/testing/buildSale.ts';
import { buildStadium } from '../../../../libs/seat-map/src/testing/buildVenues.ts';

/** Stadium of about 80,000 seats, loaded from the start, and its sale; the same for both pages. */
export const benchChart = buildStadium(3);
export const benchSale = buildSale(benchChart);
