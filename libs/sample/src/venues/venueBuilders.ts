import type { CatalogueVenue } from '@foyer/catalogue';

/** Builders of venues by vanity name. An arena has thousands of seats: one that is not needed is not built. */
export type VenueBuilders = Readonly<Record<string, () => CatalogueVenue>>;
