import type { CatalogueVenue } from '../catalogue.ts';
import { arenas } from './arenas.ts';
import { theatres } from './theatres.ts';

/** Every venue of the sample, drawn anew at each call. */
export function buildVenues(): CatalogueVenue[] {
  return [...arenas, ...theatres].map((build) => build());
}
