import type { Owner } from '../world/owner.ts';
import { mailedToken } from './shared/accounts.ts';
import { free, plain, type DomainMakers } from './shared/nounMakers.ts';
import { saleEvent } from './shared/saleFields.ts';

/** Uploads a résumé of three bytes. */
async function beginUpload({ client }: Owner): Promise<string> {
  const body = { offset: 0, content: Buffer.from('Ana').toString('base64') };
  return (await client.call('uploadResumePart', { body })).uploadToken;
}

async function confirmationToken(owner: Owner): Promise<string> {
  const { emailAddress } = owner.person;
  await owner.client.call('subscribeNewsletter', { body: { emailAddress } });
  return mailedToken('/newsletter')(owner);
}

export const shellMakers: DomainMakers<'shell'> = {
  attribution: {
    fields: { advertisementId: free(({ world }) => world.make('advertisement')) },
  },
  careers: {
    fields: {
      uploadToken: free(beginUpload),
      emailAddress: plain(({ person }) => person.emailAddress),
      // Name on a public page.
      jobId: free(({ world }) => world.make('openPosition')),
    },
  },
  city: { answers: { searchCities: ['state'] } },
  configuration: {},
  country: {},
  'error-report': {},
  inquiry: {
    fields: { emailAddress: plain(({ person }) => person.emailAddress) },
  },
  newsletter: {
    fields: {
      emailAddress: plain(({ person }) => person.emailAddress),
      eventId: saleEvent,
      token: free(confirmationToken),
    },
    answers: { getNewsletterSubscription: ['emailAddress', 'state'] },
  },
  release: {},
  'remote-config': {},
  'white-label': { hosts: { getWhiteLabelConfig: 'partnerSite' } },
};
