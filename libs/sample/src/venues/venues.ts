import type { CatalogueVenue } from '@foyer/catalogue';
import { arenas } from './arenas.ts';
import { clubs } from './clubs.ts';
import { fields } from './fields.ts';
import { grounds } from './grounds.ts';
import { halls } from './halls.ts';
import { theatres } from './theatres.ts';

/** Builds every venue of the sample, new at each call. */
export function buildVenues(): CatalogueVenue[] {
  return [...arenas, ...grounds, ...theatres, ...halls, ...clubs, ...fields].map((build) => build());
}
