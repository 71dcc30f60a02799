import type { Traces } from '../../../../testing/traces.ts';

export const roleTraces: Traces = async ({ database, clock }, { userId }) => {
  await database.query
    .insertInto('userRole')
    .values({ userId, role: 'promoter', grantedAt: clock.now() })
    .execute();
};
