import type { MemberRight } from '@foyer/contract';
import { sql } from 'kysely';
import sharp from 'sharp';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { days, minutes } from '../../../platform/time/units.ts';
import { shipOrder } from '../../../sale/shipment/shipOrder.ts';
import { checkout, line, pay, storeCard } from '../../../testing/sale/people/buyers.ts';
import { buildSale } from '../../../testing/sale/fixtures/saleFixture.ts';
import { linkTokenFor, password, signUp } from '../../../testing/people/signUp.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { grantRights } from '../../../sale/membership/membershipRepository.ts';

const server = useTestServer();
const remove = (token: string) => server.call('deleteAccount', { token });
const check = async (token: string) => (await server.call('checkAccountDeletion', { token })).body;
const shippingAddress = {
  country: 'CA',
  fullName: 'Canary Longlegs',
  address: '1 Canary Lane, Montréal',
  unit: '',
  googlePlaceId: '',
};

/** Dumps the database, except the sandbox's mailbox and gateway, which stand for external systems. */
async function dump(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'job_queue') and table_type = 'BASE TABLE'
      and table_name <> 'captured_mail'`.execute(server.database.query);
  const parts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.raw(name)} t`.execute(
      server.database.query,
    );
    parts.push(...rows.map(({ text }) => text));
  }
  return parts.join('\n');
}

async function buy(fan: { token: string; userId: string }) {
  const sale = await buildSale(server.database);
  const card = await storeCard(server, fan);
  const lines = [line('a', sale.standing, 2), line('b', sale.shirt, 1, { fulfilment: 'SHIPPING' })];
  const cart = (await checkout(server, fan, sale.eventId, lines)).body;
  const order = await pay(server, fan, cart, card.paymentMethodId, { body: { shippingAddress } });
  expect([order.status, order.error?.code]).toEqual([200, undefined]);
  return { sale, order: order.body };
}
const endEvent = (eventId: string) =>
  server.database.query
    .updateTable('event')
    .set({ startsAt: new Date(Date.now() - days(3)), endsAt: new Date(Date.now() - days(2)) })
    .where('eventId', '=', eventId)
    .execute();

describe('deleteAccount [I7.16]', () => {
  it('wants a log-in younger than five minutes [AZ-05]', async () => {
    const { token, emailAddress } = await signUp(server);
    await server.clock.advance(minutes(5) + 1_000);
    expect((await remove(token)).error?.code).toBe('recentLogInNeeded');
    const { authToken } = (await server.call('logIn', { body: { emailAddress, password } })).body;
    expect((await remove(authToken)).body).toEqual({ ok: true });
  });

  it('ends every session, forgets the password and frees the address [AZ-05]', async () => {
    const { token, emailAddress } = await signUp(server);
    const { authToken: other } = (await server.call('logIn', { body: { emailAddress, password } })).body;
    await remove(token);
    for (const each of [token, other])
      expect((await server.call('getProfile', { token: each })).status).toBe(401);
    const answer = await server.call('logIn', { body: { emailAddress, password } });
    expect(answer.error?.code).toBe('invalidUsernameOrPassword');
    expect((await signUp(server, { emailAddress })).emailAddress).toBe(emailAddress);
  });

  it('takes no log-in and no reset at the address that replaces the deleted one', async () => {
    const { token, userId } = await signUp(server);
    await remove(token);
    const body = { emailAddress: `${userId}@deleted.invalid`, password };
    expect((await server.call('logIn', { body })).error?.code).toBe('invalidUsernameOrPassword');
    await server.call('initiateResetPassword', { body: { emailAddress: body.emailAddress } });
    expect((await server.mails()).some(({ recipient }) => recipient === body.emailAddress)).toBe(false);
  });

  it('confirms by a mail to the address that was, in its language', async () => {
    const { token, emailAddress } = await signUp(server, { userLocale: 'fr-CA' });
    await remove(token);
    const mail = (await server.mails()).find(({ recipient }) => recipient === emailAddress)!;
    expect(mail.subject).toBe('Votre compte a été supprimé');
    expect(mail.textBody).toContain('Bonjour');
    expect(mail.htmlBody).toContain('lang="fr-CA"');
  });

  it('is refused while something is held for an event that is to come, and says how much', async () => {
    const fan = await signUp(server);
    const { sale } = await buy(fan);
    expect(await check(fan.token)).toEqual({
      upcomingTokens: 2,
      openPayments: 0,
      ownedOrganisations: 0,
      openPayouts: 0,
    });
    expect((await remove(fan.token)).error).toMatchObject({
      code: 'accountNotDeletable',
      details: { upcomingTokens: 2, openPayments: 0, ownedOrganisations: 0, openPayouts: 0 },
    });
    expect((await server.call('getProfile', { token: fan.token })).status).toBe(200);
    await endEvent(sale.eventId);
    expect(await check(fan.token)).toEqual({
      upcomingTokens: 0,
      openPayments: 0,
      ownedOrganisations: 0,
      openPayouts: 0,
    });
    expect((await remove(fan.token)).status).toBe(200);
  });

  it('is refused while the way of some money is not known', async () => {
    const fan = await signUp(server);
    const { sale } = await buy(fan);
    await endEvent(sale.eventId);
    await sql`alter table payment disable trigger payment_transition`.execute(server.database.kysely);
    const setState = (state: string) =>
      server.database.query
        .updateTable('payment')
        .set({
          state,
          ...(['captured', 'disputed'].includes(state)
            ? { capturedAmount: sql`amount` }
            : { capturedAmount: null }),
        })
        .where('userId', '=', fan.userId)
        .execute();
    for (const state of ['created', 'pending', 'authorised', 'disputed']) {
      await setState(state);
      expect((await remove(fan.token)).error?.details).toEqual({
        upcomingTokens: 0,
        openPayments: 1,
        ownedOrganisations: 0,
        openPayouts: 0,
      });
    }
    await setState('captured');
    await sql`alter table payment enable trigger payment_transition`.execute(server.database.kysely);
    expect((await remove(fan.token)).status).toBe(200);
  });

  it('is refused to the last owner of an organisation, until there is a successor', async () => {
    const [owner, successor] = [await signUp(server), await signUp(server)];
    const { eventId } = await buildSale(server.database);
    const { clientId } = await server.database.query
      .selectFrom('event')
      .select('clientId')
      .where('eventId', '=', eventId)
      .executeTakeFirstOrThrow();
    const grant = ({ userId }: { userId: string }, right: MemberRight) =>
      inTransaction(server.database, (tx) => grantRights(tx, userId, { clientId, rights: [right] }));
    await grant(owner, 'owner');
    await grant(successor, 'finance');
    expect(await check(owner.token)).toMatchObject({ ownedOrganisations: 1 });
    expect((await remove(owner.token)).error).toMatchObject({
      code: 'accountNotDeletable',
      details: { ownedOrganisations: 1 },
    });
    await grant(successor, 'owner');
    const answers = await Promise.all([remove(owner.token), remove(successor.token)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const members = await server.database.query
      .selectFrom('clientMember')
      .select('rights')
      .where('clientId', '=', clientId)
      .execute();
    expect(members).toHaveLength(1);
  });

  it('gives back what an open cart holds', async () => {
    const fan = await signUp(server);
    const sale = await buildSale(server.database, { standing: 2 });
    expect((await checkout(server, fan, sale.eventId, [line('a', sale.standing, 2)])).status).toBe(200);
    expect((await remove(fan.token)).status).toBe(200);
    const next = await signUp(server);
    expect((await checkout(server, next, sale.eventId, [line('a', sale.standing, 2)])).status).toBe(200);
  });

  it('leaves nothing by which the person could be known; order and ledger stay and balance [PV-05]', async () => {
    const emailAddress = 'canary.longlegs@foyer.example';
    const fan = await signUp(server, {
      emailAddress,
      firstName: 'Canary',
      lastName: 'Longlegs',
      dateOfBirth: '1971-11-23',
      postalCode: 'K1A 0B1',
    });
    const { sale, order } = await buy(fan);
    const image = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#123' } })
      .png()
      .toBuffer();
    await server.call('setPhoto', { token: fan.token, body: { image: image.toString('base64') } });
    await server.call('updateNotificationSettings', {
      token: fan.token,
      body: { eventReminders: true, tokenActivity: true, saleAlerts: true, newsletter: true },
    });
    await server.call('initiateResetPassword', { body: { emailAddress } });
    await linkTokenFor(server, emailAddress, '/resetPassword/callback');
    const parcel = { carrier: 'Post', trackingLink: 'https://post.example/canary' };
    const { orderId } = order;
    const ship = (trackingNumber: string) =>
      shipOrder(server.platform, {
        ...{ eventId: sale.eventId, orderId, operator: 'tests' },
        parcel: { ...parcel, trackingNumber },
      });
    expect(await ship('CANARY-7')).toBe('shipped');
    await endEvent(sale.eventId);
    const canaries = /canary|longlegs|1971-11-23|K1A 0B1|Ada Byron|M5V 2T6|user-agent-canary/i;
    expect(await dump()).toMatch(canaries);
    expect((await remove(fan.token)).status).toBe(200);
    await server.jobs.drain();
    expect(await dump()).not.toMatch(canaries);
    expect(await ship('CANARY-8')).toBe('nothingToShip');
    expect(await dump()).not.toMatch(canaries);
    const { query } = server.database;
    const kept = await query
      .selectFrom('purchaseOrder')
      .selectAll()
      .where('orderId', '=', order.orderId)
      .executeTakeFirstOrThrow();
    expect([kept.userId, kept.total, kept.shippingAddress]).toEqual([
      fan.userId,
      order.quote.total.amount,
      null,
    ]);
    const { rows } = await sql<{
      sum: string;
    }>`select coalesce(sum(amount), 0)::text as sum from ledger_posting`.execute(query);
    expect(rows[0]!.sum).toBe('0');
    const gone = await query
      .selectFrom('userPhoto')
      .select('userId')
      .where('userId', '=', fan.userId)
      .execute();
    expect(gone).toEqual([]);
  });
});
