import type { FastifyBaseLogger } from 'fastify';
import type { ServerConfig } from './config/serverConfig.ts';
import type { Database } from './database/database.ts';
import type { Gateways } from './gateways/gateways.ts';
import type { JobOutbox } from './jobs/jobOutbox.ts';
import type { Clock } from './security/clock.ts';
import type { NewId } from './security/ids.ts';
import type { Randomness } from './security/randomness.ts';
import type { Sealer } from './security/sealing.ts';
import type { ServerState } from './serverState.ts';
import type { ServerTexts } from './texts/serverTexts.ts';
import type { OriginalPlaces } from './web/originalPlaces.ts';

/** Named place in the code where a test may stop, delay or kill the server. In production it does nothing. */
export type FaultPoint = (name: string) => Promise<void> | void;

/** Everything from outside that server code may use; handlers get it as `platform`. */
export interface Platform {
  config: ServerConfig;
  database: Database;
  /** Time of the process; deadlines use the `now` of the transaction. */
  clock: Clock;
  randomness: Randomness;
  /** Waits so many milliseconds; a test lets no time pass. */
  pause: (ms: number) => Promise<void>;
  /** A new UUIDv7. */
  newId: NewId;
  sealer: Sealer;
  gateways: Gateways;
  /** Adds jobs that run after the transaction: `jobs.add(tx, job, payload, …)`. */
  jobs: JobOutbox;
  /** Texts in the four locales. */
  texts: ServerTexts;
  log: FastifyBaseLogger;
  /** Maps a page's stack trace to sources, by the source maps of the served builds. */
  originalPlaces: OriginalPlaces;
  faultPoint: FaultPoint;
  /** What modules keep in memory for this server. */
  state: ServerState;
}
