import { plain, type NounMakers } from '../shared/nounMakers.ts';
import type { Owner } from '../../world/owner.ts';

/** Creates a code in the owner's session, for the page that embeds the widget. */
async function newExchangeCode({ client, world, person }: Owner): Promise<string> {
  const body = { hostOrigin: await world.make('partnerPage') };
  return (await client.call('createExchangeCode', { token: person.token, body })).exchangeCode;
}

export const exchangeCodeMakers: NounMakers = {
  fields: {
    exchangeCode: plain(newExchangeCode),
    hostOrigin: plain(({ world }) => world.make('partnerPage')),
  },
};
