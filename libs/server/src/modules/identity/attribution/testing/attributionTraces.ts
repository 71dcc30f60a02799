import type { Traces } from '../../../../testing/traces.ts';

export const attributionTraces: Traces = async ({ database, clock }, { userId }) => {
  await database.query
    .insertInto('accountAttribution')
    .values({ userId, affiliateCode: 'ada-7', recordedAt: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
