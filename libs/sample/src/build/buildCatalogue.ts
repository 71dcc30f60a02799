import type { Catalogue } from '@foyer/catalogue';
import { buildEvent } from '../events/buildEvent.ts';
import { eventSeeds } from '../events/eventSeeds.ts';
import { organisers } from '../people/organisers.ts';
import { performers } from '../people/performers.ts';
import { buildVenues } from '../venues/venues.ts';

/**
 * Builds the sample catalogue; pure, so the same day gives the same catalogue. Dates are relative to `today` in each
 * venue's zone; prices are face values in minor units.
 * @param options.only vanity names of the events to build, with their venues; default: all
 */
export function buildCatalogue({ today, only }: { today: Date; only?: readonly string[] }): Catalogue {
  const seeds = eventSeeds.filter(({ vanityName }) => only === undefined || only.includes(vanityName));
  const venues = buildVenues(only && new Set(seeds.map(({ venue }) => venue)));
  const byName = new Map(venues.map((venue) => [venue.vanityName, venue]));
  const events = seeds.map((seed) => {
    const venue = byName.get(seed.venue);
    if (!venue) throw new Error(`${seed.vanityName}: there is no venue ${seed.venue}`);
    return buildEvent(seed, venue, today);
  });
  return { venues, performers: [...performers], organisers: [...organisers], events };
}
