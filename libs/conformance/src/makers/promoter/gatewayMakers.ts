import type { Gateway, TestPayment } from '@foyer/contract';
import type { Owner } from '../../world/owner.ts';
import { free, shown, plain, type NounMakers } from '../shared/nounMakers.ts';
import { newCardToken } from '../shared/purchase.ts';
import { organiserId } from '../shared/saleFields.ts';

/** Returns the id of the organisation, and the token of one of its owners. */
const organisationOf = (owner: Owner): Promise<{ clientId: string; token: string }> =>
  owner.once('organisation', async () => {
    const clientId = (await organiserId.make?.(owner)) as string;
    const { token } = await owner.world.make('member', { sale: owner.sale, right: 'owner' });
    return { clientId, token };
  });

/** Returns an account that the organisation added. */
const gatewayOf = (owner: Owner): Promise<Gateway> =>
  owner.once('gateway', async () => {
    const { clientId, token } = await organisationOf(owner);
    const credentials = await owner.world.make('gatewayCredentials');
    const body = { clientId, name: 'Conformance', credentials };
    return owner.client.call('createGateway', { token, body });
  });

/** Returns a payment of one dollar. */
const testPaymentOf = (owner: Owner): Promise<TestPayment> =>
  owner.once('testPayment', async () => {
    const { clientId, token } = await organisationOf(owner);
    const { gatewayAccountId } = await gatewayOf(owner);
    const body = { clientId, gatewayAccountId, cardToken: await newCardToken(owner) };
    return owner.client.call('purchaseOneDollar', { token, body });
  });

export const gatewayMakers: NounMakers = {
  fields: {
    clientId: organiserId,
    credentials: plain(({ world }) => world.make('gatewayCredentials')),
    webhookSecret: free(async ({ world }) => (await world.make('gatewayCredentials')).webhookSecret),
    gatewayAccountId: shown(async (owner) => (await gatewayOf(owner)).gatewayAccountId),
    cardToken: free(newCardToken),
    testPaymentId: shown(async (owner) => (await testPaymentOf(owner)).testPaymentId),
  },
};
