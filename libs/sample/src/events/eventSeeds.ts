import { arenaConcerts } from './arenaConcerts.ts';
import { auctionNights } from './auctionNights.ts';
import { clubConcerts } from './clubConcerts.ts';
import { clubNights } from './clubNights.ts';
import { comedyNights } from './comedyNights.ts';
import { drawNights } from './drawNights.ts';
import type { EventSeed } from './eventSeed.ts';
import { gatherings } from './gatherings.ts';
import { matches } from './matches.ts';
import { plays } from './plays.ts';
import { stageMusic } from './stageMusic.ts';

/** Every event of the sample. */
export const eventSeeds: readonly EventSeed[] = [
  ...arenaConcerts,
  ...clubConcerts,
  ...clubNights,
  ...matches,
  ...plays,
  ...comedyNights,
  ...stageMusic,
  ...gatherings,
  ...drawNights,
  ...auctionNights,
];
