import type { CatalogueVenue } from '@foyer/catalogue';
import { arenas } from './arenas.ts';
import { clubs } from './clubs.ts';
import { fields } from './fields.ts';
import { grounds } from './grounds.ts';
import { halls } from './halls.ts';
import { theatres } from './theatres.ts';
import type { VenueBuilders } from './venueBuilders.ts';

const builders: VenueBuilders = { ...arenas, ...grounds, ...theatres, ...halls, ...clubs, ...fields };

/** Builds the venues of the sample, new at each call. @param only restricts them by vanity name */
export const buildVenues = (only?: ReadonlySet<string>): CatalogueVenue[] =>
  Object.entries(builders)
    .filter(([vanityName]) => only === undefined || only.has(vanityName))
    .map(([, build]) => build());
