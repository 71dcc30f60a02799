import type { Traces } from '../../../../testing/traces.ts';

export const payoutTraces: Traces = async ({ database, platform, clock }, { userId }) => {
  await database.query
    .insertInto('payoutMethod')
    .values({
      payoutMethodId: platform.newId(),
      userId,
      payoutType: 'PayPal',
      emailAddress: 'ada@paypal.example',
      createdAt: clock.now(),
    })
    .execute();
};
