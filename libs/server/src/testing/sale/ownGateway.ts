import type { TestServer } from '../testServer.ts';
import { memberOf, type Buyer } from './buyers.ts';
import type { SaleFixture } from './saleFixture.ts';

/** Returns an organisation's own account, and its owner: a buyer, for `knowsBuyers`. */
export async function ownGateway(
  server: TestServer,
  { sale: { eventId }, ada }: { sale: Pick<SaleFixture, 'eventId'>; ada: Buyer },
) {
  const { clientId } = await server.database.query
    .selectFrom('event')
    .select('clientId')
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();
  const { token } = memberOf(ada, clientId, 'owner');
  const credentials = { webhookSecret: 'secret-of-the-organiser' };
  const body = { clientId, name: 'Main account', credentials };
  const { gatewayAccountId } = (await server.call('createGateway', { token, body })).body;
  return { clientId, token, gatewayAccountId };
}
