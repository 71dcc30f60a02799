import { knowsBuyers, storeCard, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { testConfig } from '../../../testing/testConfig.ts';
import { auctionCalls, prepareAuction, type AuctionStage } from '../auction/testing/auctionStage.ts';
import { drawCalls, prepareDraw, type DrawStage } from '../draw/testing/drawStage.ts';

const { sale: settings } = testConfig();
const server = useTestServer({
  authenticate: knowsBuyers,
  config: {
    sale: {
      ...settings,
      attemptLimits: { ...settings.attemptLimits, wrongCodePerCaller: { points: 4, windowSeconds: 900 } },
    },
  },
});
const marketplaceCode = 'FANCLUB-1';
const guard = async (eventId: string, marketplaceId: string): Promise<void> => {
  await server.database.query
    .updateTable('marketplace')
    .set({ code: marketplaceCode })
    .where('eventId', '=', eventId)
    .where('marketplaceId', '=', marketplaceId)
    .execute();
  await server.database.query.deleteFrom('attempt').execute();
};
const codeOf = (answer: { error?: { code: string } | undefined }) => answer.error?.code;
let [ada, ben] = [] as unknown as [Buyer, Buyer];

describe('a draw with a code [C7.31, C5.09c]', () => {
  let { draw, fans } = {} as DrawStage;
  const { enter, entryOf, read, makeDraw, remove } = drawCalls(server, () => ({ draw, fans }));
  const record = (code?: string, fan?: Buyer) =>
    server.call('getDrawRecord', {
      ...(fan ? { token: fan.token } : {}),
      query: { eventId: draw.eventId, ...(code === undefined ? {} : { marketplaceCode: code }) },
    });
  beforeEach(async () => {
    ({ draw, fans } = await prepareDraw(server));
    [ada, ben] = fans as [Buyer, Buyer];
    await guard(draw.eventId, draw.marketplaceId);
  });

  it('is neither shown, quoted nor entered without it', async () => {
    expect(codeOf(await record())).toBe('invalidOfferCode');
    expect(codeOf(await read(ada))).toBe('invalidOfferCode');
    expect(codeOf(await enter(ada))).toBe('invalidOfferCode');
    expect(codeOf(await enter(ada, { marketplaceCode: 'GUESSED' }))).toBe('invalidOfferCode');
    expect((await record(marketplaceCode)).body.state).toBe('open');
    expect((await read(ada, { marketplaceCode: 'fanclub-1' })).body.choices).not.toHaveLength(0);
    expect((await enter(ada, { marketplaceCode })).body.state).toBe('entered');
  });

  it('stays open to a fan with an entry, until it is deleted', async () => {
    await enter(ada, { marketplaceCode });
    expect((await record(undefined, ada)).body.state).toBe('open');
    expect((await read(ada)).body.entry?.quantity).toBe(1);
    expect((await enter(ada, { quantity: 2 })).body.quantity).toBe(2);
    expect(codeOf(await enter(ben))).toBe('invalidOfferCode');
    await remove(ada);
    expect(codeOf(await enter(ada))).toBe('invalidOfferCode');
  });

  it('can be checked by anyone once it is drawn', async () => {
    await enter(ada, { marketplaceCode });
    await makeDraw();
    expect((await entryOf(ada))!.state).toBe('won');
    expect((await record()).body.record?.counts.entries).toBe(1);
  });
});

describe('an auction with a code [C7.31, C5.09c]', () => {
  let { auction, fans } = {} as AuctionStage;
  const { offer, read, offerOf } = auctionCalls(server, () => ({ auction, fans }));
  const asked = (code?: string) => (code === undefined ? {} : { marketplaceCode: code });
  const shown = (code?: string, fan?: Buyer) => {
    const query = { eventId: auction.eventId, ...asked(code) };
    const chance = { offerGroupId: auction.standing, numTokens: 1, ...asked(code) };
    const caller = fan ? { token: fan.token } : {};
    return Promise.all([
      server.call('getAuction', { ...caller, query }),
      server.call('getAuctionLive', { ...caller, query }),
      server.call('getAuctionChance', { ...caller, query: chance }),
    ]);
  };
  beforeEach(async () => {
    ({ auction, fans } = await prepareAuction(server));
    [ada, ben] = fans as [Buyer, Buyer];
    await guard(auction.eventId, auction.marketplaceId);
  });

  it('is neither shown, metered, quoted nor bid in without it', async () => {
    const refused = Array.from({ length: 3 }, () => 'invalidOfferCode');
    expect((await shown()).map(codeOf)).toEqual(refused);
    expect((await shown('GUESSED')).map(codeOf)).toEqual(refused);
    expect(codeOf(await read(ada))).toBe('invalidOfferCode');
    expect(codeOf(await offer(ada))).toBe('invalidOfferCode');
    expect((await shown(marketplaceCode)).map(({ body }) => body.state)).toEqual(['open', 'open', 'open']);
    expect((await read(ada, { marketplaceCode })).body.remaining).toBeGreaterThan(0);
    expect((await offer(ada, { marketplaceCode })).body.state).toBe('open');
  });

  it('stays open to a fan with an offer, who can raise it', async () => {
    await offer(ada, { marketplaceCode });
    const { offerId } = (await offerOf(ada))!;
    expect((await shown(undefined, ada)).map(({ body }) => body.state)).toEqual(['open', 'open', 'open']);
    expect((await read(ada)).status).toBe(200);
    expect((await offer(ada, { offerId, steps: 1 })).status).toBe(200);
    expect(codeOf(await offer(ben))).toBe('invalidOfferCode');
  });

  it('counts guesses at its meter: past the limit, right codes are refused too', async () => {
    const query = { offerGroupId: auction.standing, numTokens: 1, marketplaceCode: 'GUESSED' };
    const guess = async () => codeOf(await server.call('getAuctionChance', { query }));
    for (let guesses = 0; guesses < 4; guesses += 1) expect(await guess()).toBe('invalidOfferCode');
    expect(await guess()).toBe('tooManyRequests');
    const { paymentMethodId } = await storeCard(server, ada);
    expect(codeOf(await offer(ada, { marketplaceCode, paymentMethodId }))).toBe('tooManyRequests');
  });
});
