import { mailedToken } from '../shared/accounts.ts';
import { free, plain, type NounMakers } from '../shared/nounMakers.ts';
import { saleEvent } from '../shared/saleFields.ts';
import type { Owner } from '../../world/owner.ts';

async function confirmationToken(owner: Owner): Promise<string> {
  const { emailAddress } = owner.person;
  await owner.client.call('subscribeNewsletter', { body: { emailAddress } });
  return mailedToken('/newsletter')(owner);
}

export const newsletterMakers: NounMakers = {
  fields: {
    emailAddress: plain(({ person }) => person.emailAddress),
    eventId: saleEvent,
    token: free(confirmationToken),
  },
  answers: { getNewsletterSubscription: ['emailAddress', 'state'] },
};
