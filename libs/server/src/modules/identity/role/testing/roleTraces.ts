import type { Traces } from '../../../../testing/traces.ts';

export const roleTraces: Traces = async ({ database, clock }, { userId }) => {
  await database.query
    .insertInto('user_role')
    .values({ user_id: userId, role: 'promoter', granted_at: clock.now() })
    .execute();
};
