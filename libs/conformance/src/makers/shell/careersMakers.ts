import { free, plain, type NounMakers } from '../shared/nounMakers.ts';
import type { Owner } from '../../world/owner.ts';

/** Uploads a résumé of three bytes. */
async function beginUpload({ client }: Owner): Promise<string> {
  const body = { offset: 0, content: Buffer.from('Ana').toString('base64') };
  return (await client.call('uploadResumePart', { body })).uploadToken;
}

export const careersMakers: NounMakers = {
  fields: {
    uploadToken: free(beginUpload),
    emailAddress: plain(({ person }) => person.emailAddress),
    // Name on a public page.
    jobId: free(({ world }) => world.make('openPosition')),
  },
};
