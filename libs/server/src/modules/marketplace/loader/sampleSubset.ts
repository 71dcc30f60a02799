/**
 * Events of the catalogue that together show every case, and are loaded in a second or two: for tests and journeys.
 * Their names are stable, and so are their ids (`catalogueEventId`).
 */
export const sampleSubset = {
  /** Arena in Canadian dollars with standing floor, T-shirts in sizes, parking, a gift; of Aurora. */
  arena: 'neon-prairie-long-light-tour',
  /** Theatre with balconies in US dollars. */
  theatre: 'the-brass-lantern',
  /** Standing club night from 18 on, in Canadian dollars; of Aurora. */
  club: 'aurora-first-glow',
  /** Family show with prices for children and seniors, in US dollars. */
  family: 'moth-and-moon',
  /** Stream without a place; of Aurora. */
  stream: 'glass-orchard-stream',
  /** Attended and streamed; of Aurora. */
  hybrid: 'glass-orchard-switchyard',
  soldOut: 'neon-prairie-cenote-secret',
  cancelled: 'snow-day-magnolia',
} as const;

/** Their names, for `seedCatalogue({ only })`. */
export const sampleSubsetNames: readonly string[] = Object.values(sampleSubset);
