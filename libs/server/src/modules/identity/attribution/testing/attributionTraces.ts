import type { Traces } from '../../../../testing/traces.ts';

export const attributionTraces: Traces = async ({ database, clock }, { userId }) => {
  await database.query
    .insertInto('account_attribution')
    .values({ user_id: userId, affiliate_code: 'ada-7', recorded_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
