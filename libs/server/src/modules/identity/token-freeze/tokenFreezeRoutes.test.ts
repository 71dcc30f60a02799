import { sql } from 'kysely';
import { isCheckViolation } from '../../../platform/database/databaseErrors.ts';
import { minutes } from '../../../platform/time/units.ts';
import { checkout, line, pay, storeCard } from '../../../testing/sale/buyers.ts';
import { buildSale } from '../../../testing/sale/saleFixture.ts';
import { signUp } from '../../../testing/signUp.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer();

async function holder() {
  const fan = await signUp(server);
  const sale = await buildSale(server.database);
  const card = await storeCard(server, fan);
  const cart = (await checkout(server, fan, sale.eventId, [line('a', sale.standing, 2)])).body;
  const order = (await pay(server, fan, cart, card.paymentMethodId)).body;
  return { ...fan, tokenIds: order.tokens.map(({ tokenId }) => tokenId) };
}
const secretOf = (token: string, tokenId: string) =>
  server.call('getEntrySecret', { token, query: { tokenId } });
const freeze = (token: string) => server.call('freezeTokens', { token });
/** Moves a token to a state with its history row, as transfers, sales and the gate do. */
async function move(tokenId: string, state: string): Promise<void> {
  await sql`with moved as (
      update token set state = ${state} where token_id = ${tokenId} returning event_id, token_id, state, holder_id
    ) insert into token_transition (event_id, token_id, sequence, to_state, to_holder, reason, at)
      select m.event_id, m.token_id,
        (select max(sequence) + 1 from token_transition t where t.token_id = m.token_id),
        m.state, m.holder_id, 'test', foyer_now() from moved m`.execute(server.database.query);
}

describe('freezing all {product}', () => {
  it('gives no code while it lasts, and new ones afterwards: those on a lost phone stay dead', async () => {
    const { token, tokenIds } = await holder();
    const before = await Promise.all(tokenIds.map((id) => secretOf(token, id)));
    expect((await server.call('getProfile', { token })).body.tokensFrozenAt).toBeUndefined();
    const frozen = await freeze(token);
    expect(frozen.body.tokensFrozenAt).toMatch(/Z$/);
    for (const id of tokenIds) expect((await secretOf(token, id)).error?.code).toBe('tokensFrozen');
    expect((await server.call('unfreezeTokens', { token })).body.tokensFrozenAt).toBeUndefined();
    const after = await Promise.all(tokenIds.map((id) => secretOf(token, id)));
    const secrets = [...before, ...after].map(({ body }) => body.secret);
    expect(new Set(secrets).size).toBe(2 * tokenIds.length);
  });

  it('touches nobody else’s', async () => {
    const [thief, owner] = [await holder(), await holder()];
    const before = (await secretOf(owner.token, owner.tokenIds[0]!)).body.secret;
    await freeze(thief.token);
    expect((await secretOf(owner.token, owner.tokenIds[0]!)).body.secret).toBe(before);
  });

  it('lets nothing be sent, sold or checked in, by the database itself', async () => {
    const { token, tokenIds } = await holder();
    const [first, second] = tokenIds as [string, string];
    await freeze(token);
    for (const state of ['sent', 'selling', 'checkedIn']) {
      const refused = await move(first, state).catch((error: unknown) => error);
      expect(isCheckViolation(refused, 'token_not_frozen')).toBe(true);
    }
    await server.call('unfreezeTokens', { token });
    await move(first, 'sent');
    // Pending transfers can still be taken back during a freeze.
    await freeze(token);
    await move(first, 'active');
    await move(second, 'voided');
  });

  it('counts from the first press, and may be pressed again', async () => {
    const { token } = await signUp(server);
    const { tokensFrozenAt } = (await freeze(token)).body;
    await server.clock.advance(minutes(1));
    expect((await freeze(token)).body.tokensFrozenAt).toBe(tokensFrozenAt);
  });

  it('asks nothing of who is in a hurry, and a recent log-in of who ends it [AZ-05]', async () => {
    const { token } = await signUp(server);
    await server.clock.advance(minutes(30));
    expect((await freeze(token)).status).toBe(200);
    expect((await server.call('unfreezeTokens', { token })).error?.code).toBe('recentLogInNeeded');
    expect((await server.call('getProfile', { token })).body.tokensFrozenAt).toBeDefined();
  });
});
