import { operations, type OperationId } from '@foyer/contract';
import type { CallOptions } from '../../testing/testServer.ts';
import { toJson } from '../../platform/database/toJson.ts';
import {
  checkout,
  line,
  makeBuyers,
  pay,
  storeCard,
  typeCard,
  type Buyer,
} from '../../testing/sale/people/buyers.ts';
import { buildAuction } from '../../testing/sale/fixtures/auctionFixture.ts';
import { buildDraw } from '../../testing/sale/fixtures/drawFixture.ts';
import { marketOfferScenarios } from '../../testing/sale/fixtures/marketOfferFixture.ts';
import { listTwice } from '../../testing/sale/fixtures/listingFixture.ts';
import { promoterScenarios } from '../../testing/sale/promoterScenarios.ts';
import { ownGateway } from '../../testing/sale/fixtures/ownGateway.ts';
import { countRows as countRowsOf, rowDifference } from '../../testing/sale/races/rowCounts.ts';
import { tally } from '../../testing/sale/races/rounds.ts';
import { winWithRefusedCard } from '../../testing/sale/refusedWin.ts';
import { buildSale, type SaleFixture } from '../../testing/sale/fixtures/saleFixture.ts';
import { giveSeasonPass } from '../../testing/sale/fixtures/seasonFixture.ts';
import { buyTokens } from '../../testing/sale/soldTokens.ts';
import { buyStanding, holdUpgrade, sourceOf } from '../../testing/sale/fixtures/upgradeFixture.ts';
import { useSaleServers } from '../../testing/sale/races/useSaleServers.ts';
import { setEventAccount } from '../gateway-account/gatewayAccounts.ts';

const { server } = useSaleServers();

type IdempotentId = {
  [K in OperationId]: (typeof operations)[K]['idempotent'] extends true ? K : never;
}[OperationId];

/** Call with an effect, and a variant with another body or query. */
interface Scenario<K extends IdempotentId> {
  call: CallOptions<K>;
  other: Pick<CallOptions<K>, 'body' | 'query'>;
}

interface Stage {
  sale: SaleFixture;
  ada: Buyer;
}

const otherId = '01936f5e-7c00-7000-8000-00000000dead';

async function cartOf({ sale, ada }: Stage) {
  return (await checkout(server(), ada, sale.eventId, [line('a', sale.standing, 2)])).body;
}
async function verificationToken({ sale, ada }: Stage, paymentMethodId: string): Promise<string> {
  const { eventId, purchaseToken, quote } = await cartOf({ sale, ada });
  const body = { eventId, purchaseToken, paymentMethodId, acceptedTotal: quote.total };
  const asked = await server().call('payCart', { token: ada.token, body });
  const challenge = new URL(String(asked.error?.details?.['verificationUrl'])).searchParams.get('challenge');
  const request = { method: 'POST' as const, url: `/challenges/${challenge}`, payload: { approved: true } };
  const answer = await server().inject({ ...request, headers: { host: 'pay.localhost' } });
  return answer.json<{ verificationToken: string }>().verificationToken;
}

/** Payment of a cart by a method that its event offers. */
async function externalOrderOf(stage: Stage) {
  const { eventId, purchaseToken, quote } = await cartOf(stage);
  const paymentType = 'Klarna' as const;
  const { query } = server().database;
  await setEventAccount(query, { eventId, gatewayAccountId: null, paymentTypes: [paymentType] });
  return { eventId, purchaseToken, paymentType, acceptedTotal: quote.total };
}

/** Scenarios of all operations that the contract marks `x-idempotent`; a missing one is a compile error. */
const scenarios: { [K in IdempotentId]: (stage: Stage) => Promise<Scenario<K>> } = {
  checkoutCart: async ({ sale, ada: { token } }) => ({
    call: { token, body: { eventId: sale.eventId, selections: [line('a', sale.seated, 2)] } },
    other: { body: { eventId: sale.eventId, selections: [line('a', sale.seated, 3)] } },
  }),
  createTokenAssignment: async ({ ada }) => {
    const { eventId, tokenId } = (await buyTokens(server(), ada)).tokens[0]!;
    const body = { eventId, tokenIds: [tokenId], assigneeKind: 'user' as const, emailAddress: 'a@b.example' };
    return { call: { token: ada.token, body }, other: { body: { ...body, message: 'Hello' } } };
  },
  createTokenAssignments: async ({ ada }) => {
    const { eventId, tokenId } = (await buyTokens(server(), ada)).tokens[0]!;
    const body = { eventId, tokenIds: [tokenId], recipients: [{ line: 2, email: 'a@b.example', qty: 1 }] };
    return { call: { token: ada.token, body }, other: { body: { ...body, message: 'Hello' } } };
  },
  createSeasonAssignments: async ({ sale, ada }) => {
    const { membershipId, tokenIds } = await giveSeasonPass(server(), ada, sale.eventId);
    const body = { membershipId, recipients: [{ line: 1, email: 'a@b.example', tokenIds }] };
    return { call: { token: ada.token, body }, other: { body: { ...body, message: 'Hello' } } };
  },
  enterDraw: async ({ ada }) => {
    const { eventId, standing } = await buildDraw(server());
    const { paymentMethodId } = await storeCard(server(), ada);
    const body = { eventId, offerGroupIds: [standing], quantity: 2, maySplit: false, paymentMethodId };
    return { call: { token: ada.token, body }, other: { body: { ...body, quantity: 1 } } };
  },
  makeAuctionOffer: async ({ ada }) => {
    const { eventId, standing: offerGroupId, standingMinimum: amount } = await buildAuction(server());
    const { paymentMethodId } = await storeCard(server(), ada);
    const body = { eventId, offerGroupId, quantity: 2, price: { amount, currency: 'CAD' }, paymentMethodId };
    return { call: { token: ada.token, body }, other: { body: { ...body, quantity: 1 } } };
  },
  holdUpgrade: async ({ sale, ada }) => {
    const source = sourceOf(await buyStanding(server(), ada, sale));
    const body = { ...source, offerGroupId: sale.seated };
    return { call: { token: ada.token, body }, other: { body: { ...body, maySplit: true } } };
  },
  payUpgrade: async ({ sale, ada }) => {
    const source = await buyStanding(server(), ada, sale);
    const { body: held } = await holdUpgrade(server(), ada, source, { offerGroupId: sale.seated });
    const { paymentMethodId } = await storeCard(server(), ada);
    const { upgradeId, quote } = held;
    const body = { eventId: sale.eventId, upgradeId, paymentMethodId, acceptedTotal: quote.total };
    return {
      call: { token: ada.token, body },
      other: { body: { ...body, acceptedTotal: { ...quote.total, amount: 1 } } },
    };
  },
  payCart: async (stage) => {
    const { paymentMethodId } = await storeCard(server(), stage.ada);
    const { eventId, purchaseToken, quote } = await cartOf(stage);
    const body = { eventId, purchaseToken, paymentMethodId, acceptedTotal: quote.total };
    return {
      call: { token: stage.ada.token, body },
      other: { body: { ...body, acceptedTotal: { ...quote.total, amount: 1 } } },
    };
  },
  saveSecondaryListing: ({ sale, ada }) => listTwice(server(), ada, sale),
  ...marketOfferScenarios(server),
  repayOffer: async ({ ada }) => {
    const { offerId, total } = await winWithRefusedCard(server(), ada);
    const { paymentMethodId } = await storeCard(server(), ada);
    const body = { offerId, paymentMethodId, acceptedTotal: total };
    return {
      call: { token: ada.token, body },
      other: { body: { ...body, acceptedTotal: { ...total, amount: 1 } } },
    };
  },
  ...promoterScenarios(server),
  initiateExternalPayment: async (stage) => {
    const body = await externalOrderOf(stage);
    return {
      call: { token: stage.ada.token, body },
      other: { body: { ...body, acceptedTotal: { ...body.acceptedTotal, amount: 1 } } },
    };
  },
  purchaseExternally: async (stage) => {
    const { token } = stage.ada;
    const sent = await server().call('initiateExternalPayment', {
      token,
      body: await externalOrderOf(stage),
    });
    const { signedExternalPaymentKey, redirectUrl } = sent.body;
    const { pathname, search } = new URL(redirectUrl);
    const url = `${pathname}${search}&answer=pay`;
    await server().inject({ method: 'POST', url, headers: { host: 'pay.localhost' } });
    return {
      call: { token, body: { signedExternalPaymentKey } },
      other: { body: { signedExternalPaymentKey: `${signedExternalPaymentKey}x` } },
    };
  },
  refundTokens: async ({ sale: { eventId, standing }, ada }) => {
    const policy = toJson({ transfer: 'allowed', resale: 'allowed', refund: 'always', idRequired: false });
    await server()
      .database.query.updateTable('event')
      .set({ policy })
      .where('eventId', '=', eventId)
      .execute();
    const { paymentMethodId } = await storeCard(server(), ada);
    const cart = (await checkout(server(), ada, eventId, [line('a', standing, 2)])).body;
    await pay(server(), ada, cart, paymentMethodId);
    const { items } = (await server().call('getRefundCheckout', { token: ada.token, query: { eventId } }))
      .body;
    const [first, second] = items.map(({ tokens, refund: acceptedAmount }) => ({
      eventId,
      tokenIds: tokens.map(({ tokenId }) => tokenId),
      acceptedAmount,
    }));
    return { call: { token: ada.token, body: first! }, other: { body: second! } };
  },
  clearCart: async (stage) => {
    const { eventId } = await cartOf(stage);
    return { call: { token: stage.ada.token, body: { eventId } }, other: { body: { eventId: otherId } } };
  },
  extendHold: async (stage) => {
    const { eventId, purchaseToken } = await cartOf(stage);
    const body = { eventId, purchaseToken };
    return { call: { token: stage.ada.token, body }, other: { body: { eventId: otherId, purchaseToken } } };
  },
  addPaymentMeans: async ({ ada: { token } }) => {
    const cardToken = await typeCard(server());
    return { call: { token, body: { cardToken } }, other: { body: { cardToken, defaultMeans: true } } };
  },
  removePaymentMeans: async ({ ada }) => {
    const { paymentMethodId } = await storeCard(server(), ada);
    return {
      call: { token: ada.token, query: { paymentMethodId } },
      other: { query: { paymentMethodId: otherId } },
    };
  },
  updatePaymentMeans: async ({ ada }) => {
    await storeCard(server(), ada);
    const { paymentMethodId } = await storeCard(server(), ada);
    const body = { paymentMethodId, defaultMeans: true as const };
    return { call: { token: ada.token, body }, other: { body: { ...body, paymentMethodId: otherId } } };
  },
  verifyPaymentMeans: async (stage) => {
    const { paymentMethodId } = await storeCard(server(), stage.ada, '4000 0027 6000 3184');
    const body = { paymentMethodId, verificationToken: await verificationToken(stage, paymentMethodId) };
    return { call: { token: stage.ada.token, body }, other: { body: { ...body, paymentMethodId: otherId } } };
  },
  addPayPalAccount: ({ ada: { token } }) =>
    Promise.resolve({
      call: { token, body: { emailAddress: 'ada@paypal.example' } },
      other: { body: { emailAddress: 'other@paypal.example' } },
    }),
  archivePayoutMethod: async ({ ada: { token } }) => {
    const added = await server().call('addPayPalAccount', {
      token,
      body: { emailAddress: 'ada@paypal.example' },
    });
    const { payoutMethodId } = added.body;
    return { call: { token, body: { payoutMethodId } }, other: { body: { payoutMethodId: otherId } } };
  },
  purchaseOneDollar: async (stage) => {
    const { token, ...account } = await ownGateway(server(), stage);
    const body = { ...account, cardToken: await typeCard(server()) };
    return { call: { token, body }, other: { body: { ...body, gatewayAccountId: otherId } } };
  },
  refundTestPayment: async (stage) => {
    const { token, ...account } = await ownGateway(server(), stage);
    const payment = { ...account, cardToken: await typeCard(server()) };
    const { testPaymentId } = (await server().call('purchaseOneDollar', { token, body: payment })).body;
    const body = { clientId: account.clientId, testPaymentId };
    return { call: { token, body }, other: { body: { ...body, testPaymentId: otherId } } };
  },
};

const ids = (Object.keys(operations) as OperationId[]).filter(
  (id): id is IdempotentId => operations[id].idempotent,
);

const countRows = () => countRowsOf(server().database);
const stage = async (): Promise<Stage> => {
  const [ada] = await makeBuyers(server().database, 1);
  return { sale: await buildSale(server().database), ada: ada! };
};
const run = <K extends IdempotentId>(id: K, call: CallOptions<K>, idempotencyKey: string, n = 0) =>
  server(n).call<IdempotentId>(id, { ...(call as CallOptions<IdempotentId>), idempotencyKey });

describe.each(ids)('%s with an Idempotency-Key', (id) => {
  const prepare = async () =>
    (scenarios[id] as (stage: Stage) => Promise<Scenario<typeof id>>)(await stage());

  it('has one effect however often it is sent, and answers in the same bytes, by another server too [INV-14]', async () => {
    const { call, other } = await prepare();
    const key = `same-key-${id}`;
    const first = await run(id, call, key);
    expect(first.error).toBeUndefined();
    const before = await countRows();
    for (let n = 0; n < 5; n += 1) expect((await run(id, call, key, n)).text).toBe(first.text);
    expect((await run(id, { ...call, ...other }, key)).error?.code).toBe('idempotencyMismatch');
    expect(rowDifference(await countRows(), before)).toEqual({});
    // Keys are per principal: another caller's call with the same key gets nothing of the stored answer.
    const [ben] = await makeBuyers(server().database, 1);
    const foreign = await run(id, { ...call, token: ben!.token }, key);
    expect(['idempotencyMismatch', 'idempotencyInProgress']).not.toContain(foreign.error?.code);
    expect(foreign.text === first.text && first.text !== '{"ok":true}').toBe(false);
  });

  it('has one effect when twenty come at once [INV-14]', async () => {
    const alone = await prepare();
    const before = await countRows();
    await run(id, alone.call, `alone-key-${id}`);
    const effect = rowDifference(await countRows(), before);
    const { call } = await prepare();
    const start = await countRows();
    const key = `parallel-key-${id}`;
    const answers = await Promise.all(Array.from({ length: 20 }, (_unused, n) => run(id, call, key, n)));
    expect(rowDifference(await countRows(), start)).toEqual(effect);
    const counts = tally(answers);
    expect((counts['ok'] ?? 0) + (counts['idempotencyInProgress'] ?? 0)).toBe(20);
    expect(new Set(answers.filter(({ status }) => status === 200).map(({ text }) => text)).size).toBe(1);
    expect((await run(id, call, key)).status).toBe(200);
  });

  it('is refused without a key [INV-14]', async () => {
    const { call } = await prepare();
    const answer = await server().call<IdempotentId>(id, {
      ...call,
      headers: { 'idempotency-key': undefined },
    });
    expect(answer.error?.code).toBe('invalidRequest');
  });
});

it('every operation of the contract that is marked is tried [INV-14]', () => {
  expect(Object.keys(scenarios).sort()).toEqual([...ids].sort());
});
