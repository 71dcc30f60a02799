import { randomUUID } from 'node:crypto';
import type { Traces } from '../../../../testing/traces.ts';

export const roleTraces: Traces = async ({ database, clock }, { userId }) => {
  const clientId = randomUUID();
  await database.query
    .insertInto('client')
    .values({ clientId, name: 'Traces', vanityName: `traces-${clientId}` })
    .execute();
  await database.query
    .insertInto('clientMember')
    .values({ clientId, userId, rights: ['owner'], grantedAt: clock.now() })
    .execute();
};
