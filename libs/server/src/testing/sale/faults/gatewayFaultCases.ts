import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { DeclineReason } from '../../../platform/gateways/payment/paymentGateway.ts';
import type { TestServer } from '../../testServer.ts';
import type { GatewayFault } from './faultyGateway.ts';

/** Charges at the gateway, by their state. */
type Charges = Record<string, number>;

const asked: Charges = { captured: 1 };
/** The gateway never had the call, whose key was closed: the next call charges for the first time, under a new key. */
const askedAnew: Charges = { closed: 1, captured: 1 };

/** Faults that leave the outcome of a charge unknown, and the charges once it is known and paid. */
export const unknownOutcomes: readonly [fault: GatewayFault, charges: Charges][] = [
  ['hang', askedAnew],
  ['hangAfterCharge', asked],
  ['chargeAfterTimeout', asked],
  ['chargeAfterQuestion', askedAnew],
  ['resetBefore', askedAnew],
  ['resetAfter', asked],
  ['nonsense', asked],
  ['wrongKind', asked],
  ['wrongAmount', asked],
  ['wrongCurrency', asked],
];

/** Reasons of a bank that declines, with a test card for each; one refusal is learned only when it is asked for. */
export const declines: readonly [reason: DeclineReason, fault: GatewayFault, card: string][] = [
  ['declined', 'none', '4000 0000 0000 0002'],
  ['insufficientFunds', 'none', '4000 0000 0000 9995'],
  ['expiredCard', 'none', '4000 0000 0000 0069'],
  ['incorrectCvc', 'none', '4000 0000 0000 0127'],
  ['processingError', 'none', '4000 0000 0000 0119'],
  ['insufficientFunds', 'resetAfter', '4000 0000 0000 9995'],
];

/** Test card whose bank wants to verify the buyer. */
export const verifiedCard = '4000 0027 6000 3184';

/** Answers the bank's page that a refused payment names, and hands the answer over. */
export async function verifyWithBank(
  server: TestServer,
  token: string,
  { paymentMethodId, verificationUrl }: Record<string, unknown>,
): Promise<void> {
  const challenge = new URL(String(verificationUrl)).searchParams.get('challenge');
  const page = await server.inject({
    method: 'POST',
    url: `/challenges/${challenge}`,
    headers: { host: 'pay.localhost' },
    payload: { approved: true },
  });
  const { verificationToken } = page.json<{ verificationToken: string }>();
  const body = { paymentMethodId: String(paymentMethodId), verificationToken };
  const { error } = await server.call('verifyPaymentMeans', { token, body });
  expect(error).toBeUndefined();
}

/** Counts the charges of an event at the sandbox, by their state. */
export async function chargesOf({ kysely }: Database, eventId: string): Promise<Charges> {
  const { rows } = await sql<{ state: string; count: number }>`
    select g.state, count(*)::int as count from sandbox_gateway.charge g
    join payment_attempt a on a.attempt_id::text = g.idempotency_key
    where a.event_id = ${eventId} group by g.state`.execute(kysely);
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

interface Money {
  amount: number;
  currency: string;
}

/**
 * Expects that every commitment of an event has what the gateway took for it and no more, and that no payment is open.
 * @returns the tokens of the event
 */
export async function expectSettled({ kysely }: Database, eventId: string): Promise<number> {
  const { rows } = await sql<{ taken: Money[]; ordered: Money[]; tokens: number; isOpen: boolean }>`
    select coalesce(g.taken, '[]') as taken, coalesce(o.ordered, '[]') as ordered, g.is_open as "isOpen",
      (select count(*)::int from token t join purchase_order using (event_id, order_id)
        where t.event_id = c.event_id and commitment_id = c.commitment_id) as tokens
    from commitment c
    cross join lateral (
      select coalesce(bool_or(attempt_is_open(a.state)), false) as is_open,
        json_agg(json_build_object('amount', s.captured_amount, 'currency', s.currency))
          filter (where s.state = 'captured') as taken
      from payment p join payment_attempt a using (event_id, payment_id)
      left join sandbox_gateway.charge s on s.idempotency_key = a.attempt_id::text
      where p.event_id = c.event_id and p.commitment_id = c.commitment_id) g
    cross join lateral (
      select json_agg(json_build_object('amount', total, 'currency', currency)) as ordered
      from purchase_order where event_id = c.event_id and commitment_id = c.commitment_id) o
    where c.event_id = ${eventId}`.execute(kysely);
  for (const { taken, ordered, tokens, isOpen } of rows) {
    expect(taken).toEqual(ordered);
    expect({ isOpen, hasTokens: tokens > 0 }).toEqual({ isOpen: false, hasTokens: ordered.length === 1 });
  }
  return rows.reduce((sum, { tokens }) => sum + tokens, 0);
}
