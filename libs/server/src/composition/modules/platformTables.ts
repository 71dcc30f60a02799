import type { ModuleTables } from '../../platform/personal-data/moduleTables.ts';

const ofTheQueue = { leftOut: 'pending work, deleted when it is done' };

/** Tables of the platform. */
export const platformTables: ModuleTables = {
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
