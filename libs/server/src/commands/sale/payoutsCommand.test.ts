import { payOut } from '../../sale/payout/payOut.ts';
import { knowsBuyers, makeBuyers, type Buyer } from '../../testing/sale/people/buyers.ts';
import { buyPlaces, moveEnd, payoutsOf } from '../../testing/sale/fixtures/payoutFixture.ts';
import { buildSale } from '../../testing/sale/fixtures/saleFixture.ts';
import { useCommands } from '../../testing/useCommands.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { readPayoutWords } from './payoutsCommand.ts';

const server = useTestServer({ authenticate: knowsBuyers });
const { foyer } = useCommands(server);
const payouts = (...words: string[]) => foyer('payouts', ...words);

describe('foyer payouts', () => {
  it('says why a payout waits, where it goes, why it failed, and tries it again', async () => {
    expect(await payouts('list')).toEqual([0, 'There are no payouts.']);
    const sale = await buildSale(server.database);
    const [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
    await buyPlaces(server, ada, sale, 2);
    await moveEnd(server.database, sale.eventId, 'past');
    await payOut(server.platform);
    const [payout] = await payoutsOf(server.database, sale.eventId);
    const { payoutId } = payout!;
    const { organisation } = await server.database.query
      .selectFrom('event')
      .innerJoin('client', 'client.clientId', 'event.clientId')
      .select('client.vanityName as organisation')
      .where('event.eventId', '=', sale.eventId)
      .executeTakeFirstOrThrow();
    const line = `${payoutId}: ${organisation}, test-${sale.eventId}, CA$100.00`;

    const missing = `${line}, due, waits for a recipient: foyer payouts recipient ${organisation} RECIPIENT`;
    expect(await payouts('list')).toEqual([0, missing]);
    expect(await payouts('recipient', organisation, 'refused_1')).toEqual([
      0,
      `${organisation} is paid to refused_1 by sandbox.`,
    ]);
    const asked = `${line}, due, is asked of the gateway within minutes by a server`;
    expect(await payouts('list')).toEqual([0, asked]);
    jest.spyOn(server.platform.gateways.payment, 'payOut').mockResolvedValueOnce({ kind: 'unfunded' });
    await payOut(server.platform);
    const unfunded = `${line}, due, waits for money at the gateway, which a server asks again every few minutes`;
    expect(await payouts('list')).toEqual([0, unfunded]);
    await payOut(server.platform);
    expect(await payouts('list')).toEqual([0, `${line}, failed: unknownRecipient`]);
    await payouts('recipient', organisation, 'account_1');
    expect(await payouts('retry', payoutId)).toEqual([0, `${payoutId} is due again.`]);
    expect(await payouts('list')).toEqual([0, asked]);
    expect(await payouts('retry', payoutId)).toEqual([0, 'Nothing to change.']);
    await payOut(server.platform);
    expect(await payouts('list')).toEqual([0, `${line}, paid`]);
  });

  it('knows no other organisation, and no other id', async () => {
    expect(await payouts('recipient', 'nowhere', 'account_1')).toEqual([
      1,
      expect.stringContaining('There is no organisation "nowhere".'),
    ]);
    expect(await payouts('retry', 'nothing')).toEqual([0, 'Nothing to change.']);
  });

  it.each([[[]], [['list', 'all']], [['recipient', 'aurora']], [['retry']], [['retry', 'one', 'two']]])(
    'refuses %j',
    (words) => expect(() => readPayoutWords(words)).toThrow(/foyer payouts list, recipient/),
  );
});
