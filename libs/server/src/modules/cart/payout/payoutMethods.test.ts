import { sampleWorld } from '@foyer/sample';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { signUp } from '../../../testing/people/signUp.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { seedAccounts } from '../../../loader/seedAccounts.ts';
import { insertPayoutMethod } from '../../../sale/payout/payoutMethodRepository.ts';

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
  it('lists the caller’s own alone, once each, the newest last', async () => {
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

describe('addPayPalAccount, archivePayoutMethod', () => {
  const addAccount = (token: string, emailAddress: string) =>
    server.call('addPayPalAccount', { token, body: { emailAddress } });
  const archive = (token: string, payoutMethodId: string) =>
    server.call('archivePayoutMethod', { token, body: { payoutMethodId } });

  it('adds an account once, whatever the case of its address [C7.59b, C3.30h]', async () => {
    const { token } = await signUp(server);
    const added = await addAccount(token, 'Ada@paypal.example');
    expect(added.body).toMatchObject({ payoutType: 'PayPal', emailAddress: 'Ada@paypal.example' });
    expect((await addAccount(token, 'ada@PayPal.example')).body).toEqual(added.body);
    expect(await listed(token)).toEqual([added.body]);
  });

  it('stops at the limit, which archived accounts do not count towards [C7.59b, C7.59c]', async () => {
    const { token } = await signUp(server);
    const limit = server.platform.config.sale.maxPayoutMethods;
    for (let count = 0; count < limit; count += 1)
      expect((await addAccount(token, `n${count}@paypal.example`)).status).toBe(200);
    expect((await addAccount(token, 'more@paypal.example')).error?.code).toBe('tooManyPayoutMethods');
    const [first] = await listed(token);
    await archive(token, first!.payoutMethodId);
    expect((await addAccount(token, 'more@paypal.example')).status).toBe(200);
  });

  it('holds the limit when many come at once [C7.59b]', async () => {
    const { token } = await signUp(server);
    const limit = server.platform.config.sale.maxPayoutMethods;
    const names = Array.from({ length: limit + 3 }, (_, count) => `n${count}@paypal.example`);
    const answers = await Promise.all(names.map((name) => addAccount(token, name)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(limit);
    expect(await listed(token)).toHaveLength(limit);
  });

  it('archives the caller’s own, once [C7.59c]', async () => {
    const { token } = await signUp(server);
    const other = await signUp(server);
    const { payoutMethodId } = (await addAccount(token, 'ada@paypal.example')).body;
    expect((await archive(other.token, payoutMethodId)).error?.code).toBe('notFound');
    expect((await archive(token, payoutMethodId)).body).toEqual({ ok: true });
    expect(await listed(token)).toEqual([]);
    expect((await archive(token, payoutMethodId)).error?.code).toBe('notFound');
  });
});
