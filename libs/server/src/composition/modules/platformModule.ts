import { platformInvariants } from '../../platform/database/invariants.ts';
import { forgetIdempotencyKeysJob } from '../../platform/jobs/forgetIdempotencyKeysJob.ts';
import { sendMailJob } from '../../platform/mail/sendMailJob.ts';
import type { ServerModule } from '../../platform/module/serverModule.ts';
import type { ModuleTables } from '../../platform/personal-data/moduleTables.ts';

const ofTheQueue = { leftOut: 'pending work, deleted when it is done' };

/** Tables of the platform. */
const platformTables: ModuleTables = {
  attempt: { leftOut: 'counters of attempts under keyed hashes, deleted with their window' },
  client: 'noPersons',
  clock: 'noPersons',
  embedOrigin: 'noPersons',
  idempotencyKey: { leftOut: 'sealed answers for repeated requests, deleted within a day' },
  inbox: 'noPersons',
  outbox: ofTheQueue,
  picture: 'noPersons',
  remoteConfigValue: 'noPersons',
  stateTransition: 'noPersons',
  whiteLabel: 'noPersons',
};

/** Jobs and invariants of the platform itself. */
export const platformModule = {
  jobs: [sendMailJob, forgetIdempotencyKeysJob],
  invariants: platformInvariants,
  tables: platformTables,
} satisfies ServerModule;
