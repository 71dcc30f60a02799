import { minutes } from '../../../platform/time/units.ts';
import { addDiscount } from '../../../testing/sale/fixtures/discountFixture.ts';
import { auctionStep, buildAuction } from '../../../testing/sale/fixtures/auctionFixture.ts';
import { knowsBuyers, makeBuyers, storeCard, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { buildDraw } from '../../../testing/sale/fixtures/drawFixture.ts';
import { verifiedCard, verifyWithBank } from '../../../testing/sale/faults/gatewayFaultCases.ts';
import type { CallAnswer } from '../../../testing/testServer.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer({ authenticate: knowsBuyers });
const poorCard = '4000 0000 0000 9995';

/** A way of selling whose winners are charged by their stored cards. */
type Way = () => Promise<{
  eventId: string;
  ask: (
    paymentMethodId: string,
    promoCode?: string,
  ) => Promise<Pick<CallAnswer<'enterDraw'>, 'status' | 'error'>>;
  /** Cards of the entries or offers that there are. */
  cards: () => Promise<(string | undefined)[]>;
}>;

let ada: Buyer;
const draw: Way = async () => {
  const { eventId, standing } = await buildDraw(server);
  const entry = { eventId, offerGroupIds: [standing], quantity: 1, maySplit: false };
  const { token } = ada;
  return {
    eventId,
    ask: (paymentMethodId, promoCode) => {
      const body = { ...entry, paymentMethodId, ...(promoCode ? { promoCode } : {}) };
      return server.call('enterDraw', { token, body });
    },
    cards: async () =>
      (await server.call('listDrawEntries', { token })).body.entries.map((each) => each.paymentMethodId),
  };
};
const auction: Way = async () => {
  const { eventId, standing, standingMinimum } = await buildAuction(server);
  const { token } = ada;
  const offers = async () => (await server.call('listAuctionOffers', { token })).body.offers;
  return {
    eventId,
    ask: async (paymentMethodId, promoCode) => {
      const [own] = await offers();
      const amount = (own?.price.amount ?? standingMinimum) + auctionStep;
      const price = { amount, currency: 'CAD' };
      const offer = { eventId, offerGroupId: standing, quantity: 1, price, paymentMethodId };
      const code = promoCode ? { promoCode } : {};
      const body = { ...offer, ...code, ...(own ? { offerId: own.offerId } : {}) };
      return server.call('makeAuctionOffer', { token, body });
    },
    cards: async () => (await offers()).map((each) => each.paymentMethodId),
  };
};

const store = async (number?: string) => (await storeCard(server, ada, number)).paymentMethodId;
const checks = () => jest.spyOn(server.platform.gateways.payment, 'checkCard');

beforeEach(async () => {
  [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
});
afterEach(() => jest.restoreAllMocks());

describe.each([
  ['an entry of a Wish List', draw],
  ['an offer of My Price', auction],
])('the card of %s', (_name, prepare) => {
  it('is shown to its bank once, and again when its details change [C7.08, C7.04]', async () => {
    const { ask, cards } = await prepare();
    const card = await store();
    const asked = checks();
    expect((await ask(card)).status).toBe(200);
    expect((await ask(card)).status).toBe(200);
    expect(asked).toHaveBeenCalledTimes(1);
    const changes = { paymentMethodId: card, expiryMonth: 3, expiryYear: 2041 };
    await server.call('updatePaymentMeans', { token: ada.token, body: changes });
    expect((await ask(card)).status).toBe(200);
    expect(asked).toHaveBeenCalledTimes(2);
    expect(await cards()).toEqual([card]);
  });

  it('is refused with the reason of its bank, and nothing is made or changed', async () => {
    const { ask, cards } = await prepare();
    const poor = await store(poorCard);
    const refusal = { code: 'invalidCard', details: { reason: 'insufficientFunds' } };
    expect(await ask(poor)).toMatchObject({ status: 422, error: refusal });
    expect(await cards()).toEqual([]);
    const good = await store();
    expect((await ask(good)).status).toBe(200);
    expect((await ask(poor)).error?.code).toBe('invalidCard');
    expect(await cards()).toEqual([good]);
  });

  it('is shown to no bank with a promo code that does not hold, or has no use left', async () => {
    const { ask, eventId } = await prepare();
    await addDiscount(server.database, eventId, { code: 'FULL', cap: 1, used: 1 });
    const card = await store();
    const asked = checks();
    expect((await ask(card, 'NONE')).error?.code).toBe('invalidPromoCode');
    expect((await ask(card, 'FULL')).error?.code).toBe('promoCodeUsedUp');
    expect(asked).not.toHaveBeenCalled();
    await server.database.query.updateTable('discount').set({ used: 0 }).execute();
  });

  it('is taken once its owner has answered the bank that asks [C7.57b]', async () => {
    const { ask, cards } = await prepare();
    const card = await store(verifiedCard);
    const { error } = await ask(card);
    expect(error).toMatchObject({
      code: 'paymentVerificationRequired',
      details: { paymentMethodId: card, verificationUrl: expect.stringContaining('/verify?') as string },
    });
    expect(await cards()).toEqual([]);
    await verifyWithBank(server, ada.token, error!.details!);
    expect((await ask(card)).status).toBe(200);
    expect(await cards()).toEqual([card]);
  });

  it('is not taken while the gateway is silent, and counts as no refusal', async () => {
    const { ask, cards } = await prepare();
    const card = await store();
    const asked = checks().mockRejectedValue(new Error('ECONNRESET'));
    for (let tries = 0; tries < server.platform.config.sale.maxRefusedCards; tries += 1)
      expect(await ask(card)).toMatchObject({ status: 503, error: { code: 'serviceUnavailable' } });
    expect(await cards()).toEqual([]);
    asked.mockRestore();
    expect((await ask(card)).status).toBe(200);
  });
});

it('counts refused cards of entries for the day, and asks no bank beyond the limit [C9.10b]', async () => {
  const { ask } = await draw();
  const [poor, good] = [await store(poorCard), await store()];
  const { maxRefusedCards } = server.platform.config.sale;
  for (let tries = 0; tries < maxRefusedCards; tries += 1)
    expect((await ask(poor)).error?.code).toBe('invalidCard');
  const asked = checks();
  expect((await ask(good)).error?.code).toBe('tooManyRefusedCards');
  expect(asked).not.toHaveBeenCalled();
  await server.clock.advance(server.platform.config.sale.paymentRetryWindowMs + minutes(1));
  expect((await (await draw()).ask(good)).status).toBe(200);
});

it('asks no bank for an entry that is refused anyway', async () => {
  const { ask } = await draw();
  const asked = checks();
  const { eventId, standing } = await buildDraw(server, { rows: 0, standing: 1 });
  const body = {
    ...{ eventId, offerGroupIds: [standing], quantity: 50, maySplit: false },
    paymentMethodId: await store(poorCard),
  };
  const { error } = await server.call('enterDraw', { token: ada.token, body });
  expect(error?.code).toBe('ticketLimitMarketplace');
  expect(asked).not.toHaveBeenCalled();
  expect((await ask(body.paymentMethodId)).error?.code).toBe('invalidCard');
  expect(asked).toHaveBeenCalledTimes(1);
});
