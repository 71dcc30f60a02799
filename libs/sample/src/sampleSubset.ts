/**
 * Subset of the sample events that covers every case and loads in a second or two, for tests and journeys.
 * Names and ids (`catalogueEventId`) are stable.
 */
export const sampleSubset = {
  /** Arena in Canadian dollars with standing floor, T-shirts in sizes, parking, a gift; organised by Aurora. */
  arena: 'neon-prairie-long-light-tour',
  /** Theatre with balconies in US dollars. */
  theatre: 'the-brass-lantern',
  /** Standing club night for ages 18 and over, in Canadian dollars; organised by Aurora. */
  club: 'aurora-first-glow',
  /** Family show with child and senior prices, in US dollars. */
  family: 'moth-and-moon',
  /** Stream without a venue; organised by Aurora. */
  stream: 'glass-orchard-stream',
  /** Event with attendance, stream, and a balcony that is bid for; organised by Aurora. */
  hybrid: 'glass-orchard-switchyard',
  soldOut: 'neon-prairie-cenote-secret',
  cancelled: 'snow-day-magnolia',
} as const;

/** Names of the subset, for `seedCatalogue({ only })`. */
export const sampleSubsetNames: readonly string[] = Object.values(sampleSubset);
