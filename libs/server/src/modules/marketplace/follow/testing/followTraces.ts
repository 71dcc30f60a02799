import { randomUUID } from 'node:crypto';
import type { Traces } from '../../../../testing/traces.ts';

export const followTraces: Traces = async ({ database, clock }, { userId }) => {
  const performerId = randomUUID();
  await database.query.insertInto('performer').values({ performerId, name: 'Traces' }).execute();
  await database.query.insertInto('follow').values({ userId, performerId, createdAt: clock.now() }).execute();
};
