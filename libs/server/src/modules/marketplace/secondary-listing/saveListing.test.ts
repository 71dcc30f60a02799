import type { TokenPolicy } from '@foyer/contract';
import { sql } from 'kysely';
import { toJson } from '../../../platform/database/toJson.ts';
import { hours } from '../../../platform/time/units.ts';
import { tokenPolicyForm } from '../../../sale/token/tokenPolicy.ts';
import {
  anyCard,
  checkout,
  knowsBuyers,
  line,
  mailsTo,
  makeBuyers,
  memberOf,
  pay,
  type Buyer,
} from '../../../testing/sale/people/buyers.ts';
import {
  addPayPal,
  quoteListing,
  saveListing,
  type ListTerms,
} from '../../../testing/sale/fixtures/listingFixture.ts';
import { buildSale, seatCode, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import { handTo, move } from '../../../testing/sale/soldTokens.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let sale: SaleFixture;
let eventId: string;
let ada: Buyer;
let ben: Buyer;

beforeEach(async () => {
  sale = await buildSale(server.database);
  ({ eventId } = sale);
  [ada, ben] = (await makeBuyers(server.database, 2)) as [Buyer, Buyer];
});

const cad = (amount: number) => ({ amount, currency: 'CAD' });

/** Buys places. @returns the ids of their tokens */
async function buy(quantity: number, seats?: number[], offer = seats ? sale.seated : sale.standing) {
  const seatCodes = seats?.map((number) => seatCode(0, number));
  const lines = [line('a', offer, quantity, seatCodes ? { seatCodes } : {})];
  const cart = (await checkout(server, ada, eventId, lines)).body;
  const order = await pay(server, ada, cart, (await anyCard(server, ada)).paymentMethodId);
  return order.body.tokens.map(({ tokenId }) => tokenId);
}

const setPolicy = (change: Partial<TokenPolicy>) =>
  server.database.query
    .updateTable('event')
    .set({
      policy: toJson({
        transfer: 'allowed',
        resale: 'allowed',
        refund: 'none',
        idRequired: false,
        ...change,
      }),
    })
    .where('eventId', '=', eventId)
    .execute();
const list = (terms: Omit<ListTerms, 'eventId'>, buyer = ada) =>
  saveListing(server, buyer, { eventId, ...terms });
const quote = (terms: Omit<ListTerms, 'eventId'>, buyer = ada) =>
  quoteListing(server, buyer, { eventId, ...terms });
const details = (tokenId: string, { token } = ada) =>
  server.call('getSecondaryListing', { token, query: { eventId, tokenId } });
const marketplace = ({ token } = ada) =>
  server.call('getSecondaryMarketplace', { token, query: { eventId } });
const listings = async (when: 'upcoming' | 'past', { token } = ada) =>
  (await server.call('listSecondaryListings', { token, query: { when } })).body.listings;
const secretOf = (tokenId: string) => server.call('getEntrySecret', { token: ada.token, query: { tokenId } });
const permissionsOf = async (tokenId: string) => {
  const { tokens } = (await server.call('getEventActivity', { token: ada.token, query: { eventId } })).body;
  return tokens.find((token) => token.tokenId === tokenId)?.allowed;
};
const setEvent = (change: object) =>
  server.database.query.updateTable('event').set(change).where('eventId', '=', eventId).execute();
const freeze = () =>
  sql`update user_account set tokens_frozen_at = foyer_now() where user_id = ${ada.userId}`.execute(
    server.database.query,
  );
const clientOf = async () =>
  (
    await server.database.query
      .selectFrom('event')
      .select('clientId')
      .where('eventId', '=', eventId)
      .executeTakeFirstOrThrow()
  ).clientId;
/** Text of a mail to the seller. */
async function mailed(subject: string): Promise<string | undefined> {
  return (await mailsTo(server, ada)).find((mail) => mail.subject.startsWith(subject))?.textBody;
}

describe('listing what one owns', () => {
  it('kills the codes, answers the split that was quoted, and mails it [C7.60a, C7.61b, C7.61d, C7.62, C3.21a-e, C2.27d, C2.27e]', async () => {
    await server.call('setResaleProfitShare', {
      token: memberOf(ada, await clientOf(), 'owner').token,
      body: { eventId, ratePpm: 250_000 },
    });
    const tokenIds = await buy(2);
    expect(await permissionsOf(tokenIds[0]!)).toMatchObject({ sell: { allowed: true } });
    const quoted = await quote({ tokenIds, price: 6_003, hoursBefore: 24 });
    expect(quoted.body.seller).toMatchObject({
      face: cad(10_000),
      price: cad(12_006),
      // A quarter of 10.03 each, rounded for each.
      organiserShare: cad(502),
      proceeds: cad(11_504),
    });
    const listed = await list({ tokenIds, price: 6_003, hoursBefore: 24 });
    expect(listed.body).toMatchObject({
      state: 'active',
      sellingState: 'live',
      price: cad(6_003),
      seller: quoted.body.seller,
      expiresAt: quoted.body.expiresAt,
      payoutMethod: { emailAddress: 'ada@paypal.example' },
      allowed: { edit: { allowed: true }, delete: { allowed: true } },
    });
    for (const tokenId of tokenIds) {
      expect((await secretOf(tokenId)).error?.code).toBe('tokenNotActive');
      expect(await permissionsOf(tokenId)).toMatchObject({
        showCode: { allowed: false, reason: 'tokenNotActive' },
        seeListing: { allowed: true },
      });
      expect((await details(tokenId)).body.listingId).toBe(listed.body.listingId);
    }
    expect((await details(tokenIds[0]!, ben)).status).toBe(404);
    expect(await mailed('On sale')).toContain('$115.04');
  });

  it('keeps the price between the minimum and the cap of the own policy, as it was at the purchase [C5.07b, C5.07c, C3.21a]', async () => {
    await setPolicy({ resaleCapBasisPoints: 1_000 });
    const [tokenId] = await buy(1);
    await setPolicy({ resaleCapBasisPoints: 0 });
    const [token] = (await marketplace()).body.tokens;
    expect(token).toMatchObject({ tokenId, face: cad(5_000), minimum: cad(100), maximum: cad(5_500) });
    const at = async (price: number) => (await quote({ tokenIds: [tokenId!], price })).error?.code;
    expect([await at(99), await at(100), await at(5_500), await at(5_501)]).toEqual([
      'listingBelowMinimum',
      undefined,
      undefined,
      'listingAboveMaximum',
    ]);
    expect((await quote({ tokenIds: [tokenId!], price: 100 })).body.isFarBelow).toBe(true);
    expect((await quote({ tokenIds: [tokenId!], price: 5_000, currency: 'USD' })).error?.code).toBe(
      'invalidRequest',
    );
  });

  it('takes seats side by side alone, of one offer [C5.11c]', async () => {
    const [first, second, , fourth] = await buy(4, [1, 2, 3, 4]);
    const [standing] = await buy(1);
    const code = async (...tokenIds: (string | undefined)[]) =>
      (await quote({ tokenIds: tokenIds.map(String) })).error?.code;
    expect(await code(first, second)).toBeUndefined();
    expect(await code(first, fourth)).toBe('seatsNotTogether');
    expect(await code(first, standing)).toBe('seatsNotTogether');
  });

  it('sells a group as a whole [C4.18a]', async () => {
    await sql`update inventory_item set tokens_each = 4 where inventory_item_id = ${sale.standingItem}`.execute(
      server.database.query,
    );
    const tokenIds = await buy(1);
    expect(tokenIds).toHaveLength(4);
    const part = await quote({ tokenIds: tokenIds.slice(1) });
    expect(part.error).toMatchObject({ code: 'listingGroupIncomplete' });
    const whole = await list({ tokenIds });
    expect(whole.body.tokens).toHaveLength(4);
    expect(whole.body.seller.face).toEqual(cad(5_000));
  });

  it.each<[string, (tokenId: string) => Promise<unknown>]>([
    ['resaleNotAllowed', () => setTokenPolicy({ resale: 'forbidden' })],
    ['resaleNotAllowed', () => setTokenPolicy({ resaleCapBasisPoints: 0 }, 0)],
    ['resaleNotOpen', () => setTokenPolicy({ resale: 'later', resaleFrom: '2100-01-01T00:00:00Z' })],
    ['resaleClosed', () => setTokenPolicy({ resaleUntil: '2020-01-01T00:00:00Z' })],
    ['resaleClosed', () => setEvent({ status: 'Cancelled' })],
    ['resaleClosed', () => setEvent({ status: 'Postponed' })],
    ['resaleClosed', () => setEvent({ startsAt: new Date(server.clock.now().getTime() + hours(1)) })],
    ['tokenNotActive', (tokenId) => move(server, { eventId, tokenId }, ['active', 'checkedIn'])],
    ['tokensFrozen', () => freeze()],
    [
      'tokenNotOwned',
      async (tokenId) => {
        const token = { eventId, tokenId };
        await move(server, token, ['active', 'sent']);
        await move(server, token, ['sent', 'active'], handTo(server, token, ben.userId));
      },
    ],
  ])('is refused with %s, as its permission says beforehand [C5.16a, C2.27d]', async (code, change) => {
    const tokenIds = await buy(1);
    await change(tokenIds[0]!);
    expect((await quote({ tokenIds })).error?.code).toBe(code);
    expect((await list({ tokenIds })).error?.code).toBe(code);
    const [token] = (await marketplace()).body.tokens;
    expect(token?.sell).toMatchObject({ allowed: false, reason: code });
    if (code === 'resaleNotOpen') expect(token?.sell.opensAt).toBe('2100-01-01T00:00:00.000Z');
    await sql`update user_account set tokens_frozen_at = null where user_id = ${ada.userId}`.execute(
      server.database.query,
    );
  });

  async function setTokenPolicy(change: Partial<TokenPolicy>, face?: number) {
    const policy = {
      transfer: 'allowed',
      resale: 'allowed',
      refund: 'none',
      idRequired: false,
      ...change,
    } as const;
    const stored = toJson(tokenPolicyForm.write(policy));
    await sql`update token set policy = ${stored} where event_id = ${eventId}`.execute(server.database.query);
    if (face === undefined) return;
    await sql`alter table charge disable trigger user`.execute(server.database.query);
    await sql`update charge set kind = 'tax' where event_id = ${eventId} and kind = 'face'`.execute(
      server.database.query,
    );
    await sql`alter table charge enable trigger user`.execute(server.database.query);
  }
  it('is refused to who has as many listings as one person can have', async () => {
    const [first, second] = await buy(2);
    jest.replaceProperty(server.platform.config.sale, 'maxListings', 1);
    expect((await list({ tokenIds: [first!] })).status).toBe(200);
    expect((await list({ tokenIds: [second!] })).error).toMatchObject({
      ...{ code: 'tooManyListings', details: { limit: 1 } },
    });
    jest.restoreAllMocks();
  });

  it('needs a payout account of the seller’s own, and the split that the seller saw [C3.20f, C3.21b]', async () => {
    const tokenIds = await buy(1);
    const payoutMethodId = await addPayPal(server, ben, 'ben@paypal.example');
    expect((await list({ tokenIds, payoutMethodId })).status).toBe(404);
    const other = await server.call('saveSecondaryListing', {
      token: ada.token,
      body: {
        ...{ eventId, tokenIds, hoursBefore: 1, price: cad(5_000), acceptedProceeds: cad(5_001) },
        payoutMethodId: await addPayPal(server, ada),
      },
    });
    expect(other.error).toMatchObject({ code: 'listingQuoteChanged', details: { proceeds: cad(5_000) } });
    expect((await secretOf(tokenIds[0]!)).status).toBe(200);
  });

  it('is not there for who has nothing of the event', async () => {
    expect((await marketplace(ben)).status).toBe(404);
    const tokenIds = await buy(1);
    expect((await list({ tokenIds }, ben)).status).toBe(404);
  });

  it('lists a token once, however often it is asked at the same time [INV-07]', async () => {
    const tokenIds = await buy(1);
    await addPayPal(server, ada);
    const answers = await Promise.all(Array.from({ length: 6 }, () => list({ tokenIds })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await listings('upcoming')).toHaveLength(1);
  });
});
