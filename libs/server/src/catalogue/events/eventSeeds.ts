import { arenaConcerts } from './arenaConcerts.ts';
import type { EventSeed } from './eventSeed.ts';

/** Every event of the sample. */
export const eventSeeds: readonly EventSeed[] = [...arenaConcerts];
