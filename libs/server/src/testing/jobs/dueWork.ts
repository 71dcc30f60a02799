import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { sandboxWebhookSecret, signatureHeader, signEvent } from '../../sandbox/payment/sandboxEvents.ts';
import { days, hours, minutes } from '../../platform/time/units.ts';
import { changeEvent } from '../../sale/event-change/changeEvent.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { countStock } from '../../sale/inventory/stockCounter.ts';
import { failRefund, finishRefund } from '../../sale/refund/finishRefund.ts';
import { findRefund } from '../../sale/refund/refundRepository.ts';
import { returnOrder } from '../../sale/refund/refundOrder.ts';
import { shipOrder } from '../../sale/shipment/shipOrder.ts';
import {
  anyCard,
  checkout,
  line,
  makeBuyers,
  memberOf,
  pay,
  storeCard,
  typeCard,
  type Buyer,
} from '../sale/people/buyers.ts';
import { listPlaces } from '../sale/fixtures/listingFixture.ts';
import { bid } from '../sale/fixtures/marketOfferFixture.ts';
import { addRecipient, buyPlaces, moveEnd } from '../sale/fixtures/payoutFixture.ts';
import { letInvitationWait, sendTo } from '../sale/handOver.ts';
import { cashSale, engageFor } from '../sale/fixtures/promoterFixture.ts';
import { buildSale, type SaleFixture } from '../sale/fixtures/saleFixture.ts';
import { giveSeasonPass } from '../sale/fixtures/seasonFixture.ts';
import { buyTokens } from '../sale/soldTokens.ts';
import { openStage } from './openStage.ts';
import type { TestServer } from '../testServer.ts';

const origin = 'http://localhost:4200';
const address = { country: 'CA', fullName: 'Ada', address: '1 Rue A', unit: '', googlePlaceId: '' };

/** Work that waits for jobs: payloads by job, besides those of the outbox, and what recurring jobs find. */
export type DueWork = Record<string, object>;

/** Sells a shirt, ships it, takes a card away, refunds a place, and hears of a disputed payment. */
async function sell(server: TestServer, ada: Buyer): Promise<void> {
  const { database, platform } = server;
  const sale = await buildSale(database, { refund: 'always' });
  const { eventId } = sale;
  // Counted before the sale, and so out of date after it.
  await inTransaction(database, (tx) => countStock(tx, eventId));
  const lines = [line('a', sale.standing, 2), line('b', sale.shirt, 1, { fulfilment: 'SHIPPING' })];
  const cart = (await checkout(server, ada, eventId, lines)).body;
  const { paymentMethodId } = await storeCard(server, ada);
  const order = await pay(server, ada, cart, paymentMethodId, { body: { shippingAddress: address } });
  const { orderId } = order.body;
  await shipOrder(platform, { eventId, orderId, operator: 'test', parcel: { carrier: 'UPS' } });
  await server.call('removePaymentMeans', { token: ada.token, query: { paymentMethodId } });
  const { items } = (await server.call('getRefundCheckout', { token: ada.token, query: { eventId } })).body;
  const tokenIds = items[0]!.tokens.map(({ tokenId }) => tokenId);
  const body = { eventId, tokenIds, acceptedAmount: items[0]!.refund };
  expect((await server.call('refundTokens', { token: ada.token, body })).status).toBe(200);
  const disputed = await buyPlaces(server, ada, sale, 1);
  const {
    transactionId,
    capturedAmount: amount,
    currency,
  } = await database.query
    .selectFrom('payment')
    .innerJoin('purchaseOrder', (join) => join.onRef('purchaseOrder.paymentId', '=', 'payment.paymentId'))
    .select(['transactionId', 'capturedAmount', 'payment.currency'])
    .where('orderId', '=', disputed)
    .executeTakeFirstOrThrow();
  const dispute = { id: 'told', kind: 'dispute', disputeId: 'one', state: 'lost' };
  const payload = JSON.stringify({ ...dispute, transactionId, amount, currency });
  const secret = sandboxWebhookSecret(platform.config.sealingKey);
  const headers = {
    'content-type': 'application/json',
    [signatureHeader]: signEvent(secret, payload, server.clock.now()),
  };
  const url = '/api/payment/events/sandbox';
  expect((await server.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(204);
}

/**
 * Sells for cash to a guest without an account, and by link to another, as a promoter whose engagement ends in an hour,
 * and invites a promoter and a member.
 */
export async function sellToNewGuest(server: TestServer, ben: Buyer): Promise<void> {
  const sale = await buildSale(server.database);
  const call = await cashSale(server, ben, sale);
  await engageFor(server, ben.userId, sale, { endsAt: new Date(server.clock.now().getTime() + hours(1)) });
  expect((await server.call('sellAsPromoter', call)).status).toBe(200);
  const { payment: _payment, ...byLink } = call.body;
  const held = await server.call('assignAsPromoter', { token: call.token, body: byLink });
  expect(held.status).toBe(200);
  const { clientId } = await server.database.query
    .selectFrom('event')
    .select('clientId')
    .where('eventId', '=', byLink.eventId)
    .executeTakeFirstOrThrow();
  const { lines, eventId } = byLink;
  const offer = {
    ...{ eventId, emailAddress: 'promoter@example.com', paymentKinds: ['cash' as const] },
    items: [{ offerGroupId: lines[0]!.offerGroupId, quantity: 1 }],
  };
  const { token } = memberOf(ben, clientId, 'events');
  expect((await server.call('offerEngagement', { token, body: offer })).status).toBe(200);
  const invite = { clientId, emailAddress: 'usher@example.com', rights: ['invites' as const] };
  const { token: inviter } = memberOf(ben, clientId, 'invites');
  expect((await server.call('createInvite', { token: inviter, body: invite })).status).toBe(200);
}

/** Leaves a payment whose outcome is unknown, a refund that failed, and a hold that is about to end. */
async function leaveOpen(server: TestServer, ada: Buyer, ben: Buyer, kill: () => void): Promise<void> {
  const { database, platform } = server;
  const sale = await buildSale(database, { refund: 'always' });
  const { eventId } = sale;
  const orderId = await buyPlaces(server, ada, sale, 1);
  const key = { eventId, refundId: orderId };
  await returnOrder(platform, { ...key, orderId, reason: 'goodwill' });
  await finishRefund(platform, key);
  await failRefund(platform, (await findRefund(database.query, key))!);
  const cart = (await checkout(server, ben, eventId, [line('a', sale.standing, 1)])).body;
  const { paymentMethodId } = await storeCard(server, ben);
  kill();
  expect((await pay(server, ben, cart, paymentMethodId)).status).toBe(500);
  const body = { eventId, cardToken: await typeCard(server), onePurchase: true };
  expect((await server.call('addPaymentMeans', { token: ben.token, body })).status).toBe(200);
  await checkout(server, ada, eventId, [line('b', sale.standing, 1)]);
}

/** Changes one event by each decision, with a buyer each, and ends another. */
async function changeEvents(server: TestServer, ada: Buyer, ben: Buyer, work: DueWork): Promise<void> {
  const { database, platform } = server;
  const ended = await buildSale(database);
  await addRecipient(database, ended.eventId, 'account_of_one');
  await buyPlaces(server, ada, ended, 1);
  await moveEnd(database, ended.eventId, 'past');
  const cancelled = await buildSale(database);
  for (const quantity of [1, 2]) await buyPlaces(server, ada, cancelled, quantity);
  const { membershipId } = await giveSeasonPass(server, ada, cancelled.eventId);
  work['sendSeasonMail'] = { membershipId };
  const off = { eventId: cancelled.eventId, operator: 'test', kind: 'cancelled' } as const;
  await changeEvent(platform, off);
  const { eventId, ...postponed } = await buildSale(database);
  const orderId = await buyPlaces(server, ada, { eventId, ...postponed }, 1);
  const refundUntil = new Date(server.clock.now().getTime() + hours(48));
  await changeEvent(platform, { eventId, operator: 'test', kind: 'postponed', refundUntil });
  const { changeId } = await database.query
    .selectFrom('eventChange')
    .select('changeId')
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();
  work['sendMovedMail'] = { eventId, changeId, orderId, userId: ada.userId };
  work['sendHolderMail'] = { eventId, changeId, holderId: ben.userId, ownerId: ada.userId, siteHost: null };
}

/** Lets a fan wait for what another holds, and readers and followers for a sale that opens soon. */
async function makeWaiting(server: TestServer, ada: Buyer, ben: Buyer): Promise<void> {
  const { query } = server.database;
  const full = await buildSale(server.database, { rows: 0, standing: 1 });
  await checkout(server, ada, full.eventId, [line('w', full.standing, 1)]);
  const wish = { eventId: full.eventId, offerGroupIds: [full.standing], quantity: 1, maySplit: false };
  expect((await server.call('joinWaitList', { token: ben.token, body: wish })).status).toBe(200);
  const opensAt = new Date(server.clock.now().getTime() + hours(1));
  const { eventId } = await buildSale(server.database, { opensAt });
  const { clientId: topicId } = await query
    .selectFrom('event')
    .select('clientId')
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();
  const follow = { kind: 'client' as const, topicId, isFollowed: true };
  expect((await server.call('setFollow', { token: ben.token, body: follow })).status).toBe(200);
  const emailAddress = 'reader@example.com';
  await server.call('subscribeNewsletter', { body: { emailAddress: 'undecided@example.com' } });
  await server.call('subscribeEventNewsletter', { body: { emailAddress, eventId } });
  await server.call('subscribeNewsletter', { body: { emailAddress } });
  await sql`update newsletter_subscription set state = 'active' where email_address = ${emailAddress}`.execute(
    query,
  );
}

/** Leaves a cart that has run out, of a buyer who is reminded. @returns key of the cart */
async function endCart(server: TestServer, ben: Buyer, { eventId, standing }: SaleFixture): Promise<object> {
  const { query } = server.database;
  await sql`insert into notification_settings (user_id, cart_reminders, updated_at)
    values (${ben.userId}, true, foyer_now())
    on conflict (user_id) do update set cart_reminders = true`.execute(query);
  await checkout(server, ben, eventId, [line('a', standing, 1)]);
  const cart = await query
    .selectFrom('commitment')
    .select(['eventId', 'commitmentId'])
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();
  await server.call('clearCart', { token: ben.token, body: { eventId } });
  return cart;
}

/** Sells a stream that begins in ten minutes. */
async function sellStream(server: TestServer, buyer: Buyer): Promise<void> {
  const { eventId } = (await buyTokens(server, buyer)).sale;
  const startsAt = new Date(server.clock.now().getTime() + minutes(10));
  await sql`update token set attendance = 'STREAMING' where event_id = ${eventId}`.execute(
    server.database.query,
  );
  await sql`update event set attendance = '{STREAMING}', stream_starts_at = ${startsAt} where event_id = ${eventId}`.execute(
    server.database.query,
  );
}

/** Lists a place, of which a fan waits to hear, and sells another one to the fan. @returns the event and what was bought */
export async function resell(
  server: TestServer,
  seller: Buyer,
  buyer: Buyer,
): Promise<{ eventId: string; tokenIds: string[] }> {
  const sale = await buildSale(server.database);
  const alert = { eventId: sale.eventId, price: { amount: 100_000, currency: 'CAD' } };
  expect((await server.call('setPriceAlert', { token: buyer.token, body: alert })).status).toBe(200);
  await listPlaces(server, seller, sale);
  const { listingId: offerId } = await listPlaces(server, seller, sale);
  const cart = (await checkout(server, buyer, sale.eventId, [line('r', sale.standing, 1, { offerId })])).body;
  const { paymentMethodId } = await anyCard(server, buyer);
  const { body } = await pay(server, buyer, cart, paymentMethodId);
  return { eventId: sale.eventId, tokenIds: body.tokens.map(({ tokenId }) => tokenId) };
}

/** Writes rows that are forgotten after their time. */
async function makeOld(server: TestServer, { userId }: Buyer): Promise<void> {
  const { query } = server.database;
  const hash = sql`sha256(gen_random_uuid()::text::bytea)`;
  await sql`insert into session (session_id, user_id, token_hash, created_at, last_seen_at, idle_expires_at, expires_at)
    values (gen_random_uuid(), ${userId}, ${hash}, foyer_now(), foyer_now(), foyer_now(), foyer_now() + interval '1 hour')`.execute(
    query,
  );
  await sql`insert into third_party_attempt (attempt_id, authenticator_type, state_hash, browser_key_hash,
      sealed_secrets, redirect_url, created_at, expires_at)
    values (gen_random_uuid(), 'Google', ${hash}, ${hash}, 'x', 'http://localhost', foyer_now(),
      foyer_now() + interval '1 hour')`.execute(query);
  await sql`insert into contact_message values (gen_random_uuid(), 'localhost', 'en-US', 'Ana', 'ana@example.com',
    'order', 'Hello', foyer_now())`.execute(query);
  await sql`insert into system_event (system_event_id, event_type, host, affiliate_code, created_at)
    values (gen_random_uuid(), 'visit', 'localhost', 'ada', foyer_now())`.execute(query);
  await sql`insert into resume_upload values (gen_random_uuid(), ${hash}, 1, foyer_now())`.execute(query);
}

/** Lists the mails about accounts, which no purchase adds. */
function accountMails(server: TestServer, { userId }: Buyer): DueWork {
  const { sealer } = server.platform;
  const seal = (text: string, context: string) => sealer.seal(text, context).toString('base64');
  const [noticeId, linkId] = [randomUUID(), randomUUID()];
  const notice = { userId, noticeId, origin };
  const sealedAddress = seal('ada@example.com', `deletedAccount:${userId}`);
  const link = { userId, linkId, purpose: 'verifyEmail', origin, lifetimeMs: days(1) };
  const mail = { dedupeKey: 'one', sender: 'Foyer <hello@foyer.example>', recipient: 'ada@example.com' };
  return {
    sendAccountDeletedMail: { userId, locale: 'en-US', origin, sealedAddress },
    sendLogInCodeMail: { ...notice, sealedCode: seal('123456', `logInCode:${noticeId}`) },
    sendPasswordChangedMail: notice,
    sendSignInLinkedMail: { ...notice, authenticatorType: 'GOOGLE' },
    sendResetLink: { emailAddress: `${userId}@example.com`, origin },
    sendLogInLink: { userId, origin },
    sendLinkMail: { ...link, sealedToken: seal('token', `oneTimeLink:${linkId}`) },
    sendMail: { ...mail, locale: 'en-US', subject: 'Hello', text: 'Dear Ada' },
  };
}

/**
 * Makes work for every job, and runs none.
 * @param kill lets the server die when it has next asked the gateway
 * @returns payloads by job
 */
export async function makeDueWork(server: TestServer, kill: () => void): Promise<DueWork> {
  const [ada, ben, eve] = (await makeBuyers(server.database, 3)) as [Buyer, Buyer, Buyer];
  const work = accountMails(server, ada);
  await sell(server, ada);
  await sellToNewGuest(server, ben);
  await leaveOpen(server, ada, ben, kill);
  await changeEvents(server, eve, ben, work);
  await makeWaiting(server, ada, ben);
  const { tokens } = await buyTokens(server, ada);
  expect((await sendTo(server, ada, tokens, 'friend@example.com')).status).toBe(200);
  work['sendWaitMail'] = await letInvitationWait(server, ada);
  work['remindOfCart'] = await endCart(server, ben, await buildSale(server.database));
  work['destroyStage'] = await openStage(server, ada);
  await makeOld(server, ada);
  await sellStream(server, eve);
  await resell(server, ben, eve);
  const [bidder] = (await makeBuyers(server.database, 1)) as [Buyer];
  expect((await bid(server, bidder, await buildSale(server.database))).status).toBe(200);
  const outbox = await server.database.query
    .selectFrom('outbox')
    .select(['job', 'payload'])
    .orderBy('outboxId')
    .execute();
  for (const { job, payload } of outbox) work[job] ??= payload as object;
  return work;
}
