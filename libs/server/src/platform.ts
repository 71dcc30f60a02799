import type { FastifyBaseLogger } from 'fastify';
import type { ServerConfig } from './config/serverConfig.ts';
import type { Database } from './database/database.ts';
import type { Gateways } from './gateways/gateways.ts';
import type { JobOutbox } from './jobs/jobOutbox.ts';
import type { Clock } from './security/clock.ts';
import type { NewId } from './security/ids.ts';
import type { Randomness } from './security/randomness.ts';
import type { Sealer } from './security/sealing.ts';
import type { ServerTexts } from './texts/serverTexts.ts';
import type { OriginalPlaces } from './web/originalPlaces.ts';

/** A place in the code where a test may stop, delay or kill the server. In production it does nothing. */
export type FaultPoint = (name: string) => Promise<void> | void;

/** Everything from outside that the server's code may use. Handlers find it as `platform`. */
export interface Platform {
  config: ServerConfig;
  database: Database;
  /** The process's time; deadlines use the `now` of the transaction. */
  clock: Clock;
  randomness: Randomness;
  /** A new UUIDv7. */
  newId: NewId;
  sealer: Sealer;
  gateways: Gateways;
  /** What is to happen after the transaction: `jobs.add(tx, job, payload, …)`. */
  jobs: JobOutbox;
  /** Words in the four locales. */
  texts: ServerTexts;
  log: FastifyBaseLogger;
  /** Reads a page's stack by the source maps of what is served. */
  originalPlaces: OriginalPlaces;
  faultPoint: FaultPoint;
}
