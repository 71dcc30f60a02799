import { sampleWorld } from '@foyer/sample';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { signUp } from '../../../testing/signUp.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { seedAccounts } from '../../../loader/seedAccounts.ts';
import { insertPayoutMethod } from './payoutMethodRepository.ts';

const server = useTestServer();
const add = (userId: string, emailAddress: string) =>
  inTransaction(server.database, (tx, now) =>
    insertPayoutMethod(tx, {
      payoutMethodId: server.platform.newId(),
      userId,
      emailAddress,
      createdAt: now,
    }),
  );
const listed = async (token: string) =>
  (await server.call('listPayoutMethods', { token })).body.payoutMethods;

describe('listPayoutMethods [C7.59a, C3.30h]', () => {
  it('tells the caller’s own, once each, the newest last, and nobody else’s', async () => {
    const fan = await signUp(server);
    const other = await signUp(server);
    for (const address of ['ada@paypal.example', 'Ada@PayPal.example', 'band@paypal.example']) {
      await add(fan.userId, address);
      await server.clock.advance(1000);
    }
    expect(await listed(fan.token)).toEqual([
      expect.objectContaining({ payoutType: 'PayPal', emailAddress: 'ada@paypal.example' }),
      expect.objectContaining({ payoutType: 'PayPal', emailAddress: 'band@paypal.example' }),
    ]);
    expect(await listed(other.token)).toEqual([]);
    expect((await server.call('listPayoutMethods', {})).status).toBe(401);
  });

  it('tells no archived one, and an account that goes takes them along [PV-05]', async () => {
    const fan = await signUp(server);
    await add(fan.userId, 'old@paypal.example');
    const { query } = server.database;
    await query
      .updateTable('payoutMethod')
      .set({ archivedAt: new Date() })
      .where('userId', '=', fan.userId)
      .execute();
    await add(fan.userId, 'old@paypal.example');
    expect(await listed(fan.token)).toHaveLength(1);
    expect((await server.call('deleteAccount', { token: fan.token })).status).toBe(200);
    const left = await query
      .selectFrom('payoutMethod')
      .select('emailAddress')
      .where('userId', '=', fan.userId)
      .execute();
    expect(left).toEqual([]);
  });

  it('has one to show for the fan of the sample', async () => {
    await seedAccounts(server.platform, sampleWorld);
    const logIn = await server.call('logIn', {
      body: { emailAddress: 'fan@foyer.example', password: sampleWorld.password },
    });
    expect(await listed(logIn.body.authToken)).toMatchObject([
      { emailAddress: 'frankie.moreau@paypal.example' },
    ]);
  });
});
