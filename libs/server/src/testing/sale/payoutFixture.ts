import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { readStatement } from '../../sale/ledger/bookRepository.ts';
import { failPayout } from '../../sale/payout/finishPayout.ts';
import { payOut, payOutJob } from '../../sale/payout/payOut.ts';
import { findPayout, setRecipient } from '../../sale/payout/payoutRepository.ts';
import type { TestServer } from '../testServer.ts';
import { checkout, line, pay, typeCard, type Buyer } from './buyers.ts';
import type { SaleFixture } from './saleFixture.ts';

/** Lets an event end an hour ago, or lie ahead again. */
export async function moveEnd({ query }: Database, eventId: string, to: 'past' | 'future'): Promise<void> {
  const startsAt =
    to === 'past' ? sql`foyer_now() - interval '3 hours'` : sql`foyer_now() + interval '30 days'`;
  await sql`update event set starts_at = ${startsAt}, ends_at = ${startsAt} + interval '2 hours'
    where event_id = ${eventId}`.execute(query);
}

export async function organiserOf({ query }: Database, eventId: string): Promise<string> {
  const { clientId } = await query
    .selectFrom('event')
    .select('clientId')
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();
  return clientId;
}

/** Sets where the organiser of an event is paid by a gateway. */
export async function addRecipient(
  database: Database,
  eventId: string,
  recipient = 'account',
  gateway = 'sandbox',
): Promise<void> {
  const clientId = await organiserOf(database, eventId);
  const to = { recipientKind: 'organiser' as const, recipientId: clientId, sourceId: null };
  await setRecipient(database.query, { ...to, gateway, recipient, operator: 'test' });
}

/** Buys standing places for 50.00 each, of which the organiser is owed all. @returns id of the order */
export async function buyPlaces(
  server: TestServer,
  buyer: Buyer,
  { eventId, standing }: SaleFixture,
  quantity: number,
): Promise<string> {
  const { token } = buyer;
  const body = { eventId, cardToken: await typeCard(server) };
  const { paymentMethodId } = (await server.call('addPaymentMeans', { token, body })).body;
  const cart = await checkout(server, buyer, eventId, [line('a', standing, quantity)]);
  const order = await pay(server, buyer, cart.body, paymentMethodId);
  if (order.error) throw new Error(`Nothing was bought: ${order.text}`);
  return order.body.orderId;
}

/**
 * Pays out what an event has brought so far, as if it had ended.
 * @param fails lets the gateway take the payout back later
 */
export async function payOutNow({ database, platform }: TestServer, eventId: string, fails: boolean) {
  await moveEnd(database, eventId, 'past');
  await payOut(platform);
  await moveEnd(database, eventId, 'future');
  const paid = (await payoutsOf(database, eventId)).findLast(({ state }) => state === 'paid');
  if (fails && paid) await failPayout(platform, (await findPayout(database.query, paid.payoutId))!);
}

/** Payouts of an event, oldest first. */
export const payoutsOf = ({ query }: Database, eventId: string) =>
  query
    .selectFrom('payout')
    .select([
      'payoutId',
      'state',
      'amount',
      'currency',
      'attempt',
      'recipient',
      'failureReason',
      'gatewayPayoutId',
    ])
    .where('eventId', '=', eventId)
    .orderBy('payoutId')
    .execute();

/** Payouts that the sandbox made or refused to a recipient, oldest first. */
export async function sandboxPayouts({ query }: Database, recipient: string) {
  const { rows } = await sql<{ amount: number; currency: string; state: string }>`
    select amount, currency, state from sandbox_gateway.payout where recipient = ${recipient}
    order by created_at`.execute(query);
  return rows;
}

/** Takes the steps that tests of payouts share, for the event that is on sale at the time. */
export const payoutSteps = (server: TestServer, eventId: () => string) => ({
  runJob: () => payOutJob.handle({}, { platform: server.platform, jobId: 'any' }),
  end: () => moveEnd(server.database, eventId(), 'past'),
  payouts: () => payoutsOf(server.database, eventId()),
  /** Statement of the organiser: kind, account, amount and balance of each entry. */
  statement: async () =>
    (await readStatement(server.database.query, await organiserOf(server.database, eventId()), {})).map(
      ({ kind, account, amount, balance }) => [kind, account, amount, balance],
    ),
});
