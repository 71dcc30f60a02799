import { own, plain, type NounMakers } from '../shared/nounMakers.ts';

export const payoutMakers: NounMakers = {
  fields: {
    year: plain(() => 2026),
    emailAddress: plain(() => 'payout@paypal.example'),
    payoutMethodId: own(async ({ client, person }) => {
      const body = { emailAddress: 'archived@paypal.example' };
      return (await client.call('addPayPalAccount', { token: person.token, body })).payoutMethodId;
    }),
  },
  answers: { listPayoutMethods: ['emailAddress'], addPayPalAccount: ['emailAddress'] },
};
