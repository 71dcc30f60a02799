import { sql } from 'kysely';
import { chargeWinsJob } from '../../modules/marketplace/draw/drawing/chargeWins.ts';
import { drawCalls, prepareDraw } from '../../modules/marketplace/draw/testing/drawStage.ts';
import type { Database } from '../../platform/database/database.ts';
import { sandboxWebhookSecret, signatureHeader, signEvent } from '../../sandbox/payment/sandboxEvents.ts';
import { setEventAccount } from '../../sale/gateway-account/gatewayAccounts.ts';
import { finishRefundJob } from '../../sale/refund/finishRefund.ts';
import type { TestServer } from '../testServer.ts';
import { checkout, line, mailsTo, makeBuyers, storeCard, typeCard, type Buyer } from './people/buyers.ts';
import { chargesOf } from './faults/gatewayFaultCases.ts';
import { buildSale } from './fixtures/saleFixture.ts';

/** Makes a call of a journey; a test may let a server die in it first. */
export type Step = <T>(name: string, call: (server: TestServer) => Promise<T>) => Promise<T>;

/** Way of a buyer to an order. Calls that are no step are made by `server`. @returns what the buyer has in the end */
export type Journey = (server: TestServer, step: Step) => Promise<JourneyEnd>;

/** What a buyer has in the end. */
export interface JourneyEnd {
  eventId: string;
  buyer: Buyer;
  /** Charges at the gateway by state, without those that were closed before any money was taken. */
  charges: Record<string, number>;
  orders: number;
  refunds: number;
  mails: number;
}

const keysOf = (journey: string) => {
  serial += 1;
  return (name: string) => `${journey}-${name}-${serial}-of-a-killed-server`;
};
let serial = 0;

/** Buys by card, hears of the charge, and gives the order back. */
export async function buyByCard(server: TestServer, step: Step): Promise<JourneyEnd> {
  const keyOf = keysOf('card');
  const { eventId, standing } = await buildSale(server.database, { refund: 'always' });
  const [buyer] = (await makeBuyers(server.database, 1)) as [Buyer];
  const { token } = buyer;
  const cardToken = await typeCard(server);
  const { body: card } = await step('store a card', (any) =>
    any.call('addPaymentMeans', { token, idempotencyKey: keyOf('store'), body: { cardToken } }),
  );
  const { body: cart } = await step('hold', (any) =>
    any.call('checkoutCart', {
      ...{ token, idempotencyKey: keyOf('hold') },
      body: { eventId, selections: [line('a', standing, 1)] },
    }),
  );
  const { purchaseToken, quote } = cart;
  const body = {
    ...{ eventId, purchaseToken, acceptedTotal: quote.total },
    paymentMethodId: card.paymentMethodId,
  };
  const { body: order } = await step('pay', (any) =>
    any.call('payCart', { token, idempotencyKey: keyOf('pay'), body }),
  );
  await step('run jobs', (any) => any.jobs.drain());
  await step('hear of the charge', (any) => tellOfCharge(any, eventId));
  const { items } = (await server.call('getRefundCheckout', { token, query: { eventId } })).body;
  const acceptedAmount = items[0]!.refund;
  const tokenIds = order.tokens.map(({ tokenId }) => tokenId);
  await step('give back', (any) =>
    any.call('refundTokens', {
      ...{ token, idempotencyKey: keyOf('back') },
      body: { eventId, tokenIds, acceptedAmount },
    }),
  );
  const refund = await server.database.query
    .selectFrom('refund')
    .select(['eventId', 'refundId'])
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();
  await step('refund', async (any) =>
    finishRefundJob.handle(refund, { platform: any.platform, jobId: 'any' }),
  );
  return { eventId, buyer, charges: { captured: 1 }, orders: 1, refunds: 1, mails: 2 };
}

/** Calls the webhook as the gateway does: again, until it is answered. */
async function tellOfCharge(server: TestServer, eventId: string): Promise<number> {
  const { attemptId } = await server.database.query
    .selectFrom('paymentAttempt')
    .select('attemptId')
    .where('eventId', '=', eventId)
    .where('state', '=', 'captured')
    .executeTakeFirstOrThrow();
  const payload = JSON.stringify({ id: `charge of ${attemptId}`, kind: 'charge', key: attemptId });
  const secret = sandboxWebhookSecret(server.platform.config.sealingKey);
  const headers = {
    'content-type': 'application/json',
    [signatureHeader]: signEvent(secret, payload, server.clock.now()),
  };
  const url = '/api/payment/events/sandbox';
  const { statusCode } = await server.inject({ method: 'POST', url, headers, payload });
  return statusCode;
}

/** Pays on a provider's page. */
export async function buyOnPage(server: TestServer, step: Step): Promise<JourneyEnd> {
  const keyOf = keysOf('page');
  const { eventId, standing } = await buildSale(server.database);
  const account = { eventId, gatewayAccountId: null, paymentTypes: ['Klarna' as const] };
  await setEventAccount(server.database.query, account);
  const [buyer] = (await makeBuyers(server.database, 1)) as [Buyer];
  const { token } = buyer;
  const { purchaseToken, quote } = (await checkout(server, buyer, eventId, [line('a', standing, 1)])).body;
  const body = { eventId, purchaseToken, acceptedTotal: quote.total, paymentType: 'Klarna' as const };
  const leave = (any: TestServer, key: string) =>
    any.call('initiateExternalPayment', { token, idempotencyKey: keyOf(key), body });
  const sent = await step('leave for the page', async (any) => {
    const answer = await leave(any, 'leave');
    // The reconciler has closed the charge of the page: the next press opens another.
    return answer.error?.code === 'externalPaymentIncomplete' ? leave(any, 'again') : answer;
  });
  const { pathname, search } = new URL(sent.body.redirectUrl);
  const url = `${pathname}${search}&answer=pay`;
  await server.inject({ method: 'POST', url, headers: { host: 'pay.localhost' } });
  const { signedExternalPaymentKey } = sent.body;
  await step('come back', (any) =>
    any.call('purchaseExternally', {
      ...{ token, idempotencyKey: keyOf('back') },
      body: { signedExternalPaymentKey },
    }),
  );
  return { eventId, buyer, charges: { captured: 1 }, orders: 1, refunds: 0, mails: 1 };
}

/** Wins a draw, and is charged by the stored card. */
export async function buyByWin(server: TestServer, step: Step): Promise<JourneyEnd> {
  const stage = await prepareDraw(server, { standing: 1 });
  const buyer = stage.fans[0]!;
  const { enter, makeDraw } = drawCalls(server, () => stage);
  const { paymentMethodId } = await storeCard(server, buyer);
  await enter(buyer, { paymentMethodId });
  await makeDraw();
  await step('charge the win', async (any) =>
    chargeWinsJob.handle({}, { platform: any.platform, jobId: 'any' }),
  );
  await server.jobs.drain();
  const { eventId } = stage.draw;
  return { eventId, buyer, charges: { captured: 1 }, orders: 1, refunds: 0, mails: 2 };
}

/** Counts the mails of a buyer. @throws if one came twice */
async function countMails(server: TestServer, buyer: Buyer): Promise<number> {
  const subjects = (await mailsTo(server, buyer)).map(({ subject }) => subject);
  expect(subjects).toEqual([...new Set(subjects)]);
  return subjects.length;
}

/** Counts the refunds of an event. @throws if the gateway has others */
async function refundsOf({ kysely }: Database, eventId: string): Promise<number> {
  const amounts = async (refunds: ReturnType<typeof sql>) => {
    const { rows } = await sql<{ amount: number }>`${refunds}`.execute(kysely);
    return rows.map(({ amount }) => amount);
  };
  const own = await amounts(
    sql`select amount from refund where event_id = ${eventId} and state = 'refunded'`,
  );
  const given = await amounts(sql`select r.amount from sandbox_gateway.refund r
    join sandbox_gateway.charge c using (charge_id)
    join payment_attempt a on a.attempt_id::text = c.idempotency_key where a.event_id = ${eventId}`);
  expect(given).toEqual(own);
  return own.length;
}

/** Reads what a buyer has, for a comparison with what a journey returned. */
export async function readEnd(server: TestServer, { eventId, buyer }: JourneyEnd): Promise<JourneyEnd> {
  const mails = await countMails(server, buyer);
  const { closed: _closed, ...charges } = await chargesOf(server.database, eventId);
  const orders = await server.database.query
    .selectFrom('purchaseOrder')
    .select('orderId')
    .where('eventId', '=', eventId)
    .execute();
  const refunds = await refundsOf(server.database, eventId);
  return { eventId, buyer, charges, orders: orders.length, refunds, mails };
}
