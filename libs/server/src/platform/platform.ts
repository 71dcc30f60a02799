import type { FastifyBaseLogger } from 'fastify';
import type { ServerConfig } from './config/serverConfig.ts';
import type { Database } from './database/database.ts';
import type { Gateways } from './gateways/gateways.ts';
import type { JobOutbox } from './outbox/jobOutbox.ts';
import type { Clock } from './security/clock.ts';
import type { Timer } from './security/timer.ts';
import type { NewId } from './security/ids.ts';
import type { Randomness } from './security/randomness.ts';
import type { Sealer } from './security/sealing.ts';
import type { PersonalData } from './personal-data/personalData.ts';
import type { ServerState } from './serverState.ts';
import type { ServerTexts } from './texts/serverTexts.ts';
import type { OriginalPlaces } from './faults/originalPlaces.ts';

/** Named point in the code at which tests may stop, delay or kill the server; does nothing in production. */
export type FaultPoint = (name: string) => Promise<void> | void;

/** Dependencies available to server code; handlers get it as `platform`. */
export interface Platform {
  config: ServerConfig;
  database: Database;
  /** Process time; deadlines use the `now` of the transaction. */
  clock: Clock;
  randomness: Randomness;
  /** Measures and waits; in tests no time passes. */
  timer: Timer;
  /** Creates a UUIDv7. */
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
  /** Personal records of the modules, for export and deletion of an account. */
  personalData: readonly PersonalData[];
  /** State that modules keep in memory for this server. */
  state: ServerState;
}
