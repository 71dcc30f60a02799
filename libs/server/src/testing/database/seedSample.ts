import { sampleWorld } from '@foyer/sample';
import { seedCatalogue, type SeedOptions, type SeedResult } from '../../loader/seedCatalogue.ts';
import type { Database } from '../../platform/database/database.ts';

/** Fills a test's database with the sample catalogue, or with those of its events that `only` names. */
export const seedSample = (database: Database, options?: SeedOptions): Promise<SeedResult> =>
  seedCatalogue(database, sampleWorld.buildCatalogue, options);
