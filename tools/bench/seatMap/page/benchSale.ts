import { buildSale } from '../../../../libs/seat-map/src/testing/buildSale.ts';
import { buildStadium } from '../../../../libs/seat-map/src/testing/buildVenues.ts';

/** A stadium of some 80,000 seats, all of them there from the start, and its sale: the same for both pages. */
export const benchChart = buildStadium(3);
export const benchSale = buildSale(benchChart);
