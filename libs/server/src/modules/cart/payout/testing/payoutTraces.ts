import type { Traces } from '../../../../testing/traces.ts';

export const payoutTraces: Traces = async ({ database, platform, clock }, { userId }) => {
  await database.query
    .insertInto('payout_method')
    .values({
      payout_method_id: platform.newId(),
      user_id: userId,
      payout_type: 'PayPal',
      email_address: 'ada@paypal.example',
      created_at: clock.now(),
    })
    .execute();
};
