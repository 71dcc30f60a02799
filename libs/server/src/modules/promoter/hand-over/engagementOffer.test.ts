import {
  knowsBuyers,
  makeBuyers,
  memberOf,
  promoterOf,
  type Buyer,
} from '../../../testing/sale/people/buyers.ts';
import { assignmentStringOf } from '../../../testing/sale/fixtures/promoterFixture.ts';
import { buildSale, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let sale: SaleFixture;
let person: Buyer;
let token: string;

beforeEach(async () => {
  sale = await buildSale(server.database, { standing: 20 });
  const [one, two] = (await makeBuyers(server.database, 2)) as [Buyer, Buyer];
  person = one;
  const { clientId } = await server.database.query
    .selectFrom('event')
    .select('clientId')
    .where('eventId', '=', sale.eventId)
    .executeTakeFirstOrThrow();
  token = memberOf(two, clientId, 'events').token;
});

const offer = async (quantity = 12, emailAddress = 'paz@foyer.example') => {
  const { eventId, standing: offerGroupId } = sale;
  const body = {
    ...{ eventId, emailAddress, paymentKinds: ['cash' as const, 'link' as const], ratePpm: 100_000 },
    items: [{ offerGroupId, quantity }],
  };
  return (await server.call('offerEngagement', { token, body })).body;
};
const accept = (assignmentString: string, as = person) =>
  server.call('acceptEngagementOffer', { token: as.token, body: { assignmentString } });
const stateOf = async (assignmentString: string) =>
  (await server.call('validateEngagementOffer', { query: { assignmentString } })).body.state;

describe('an offer to sell an event', () => {
  it('is mailed, told, and engages who accepts it, once [C2.05a]', async () => {
    const link = await offer();
    await server.jobs.drain();
    const [mail] = await server.mails();
    expect(mail).toMatchObject({ recipient: 'paz@foyer.example' });
    expect(mail?.textBody).toContain(link.url);
    const assignmentString = assignmentStringOf(link);
    const told = await server.call('validateEngagementOffer', { query: { assignmentString } });
    expect(told.body).toMatchObject({
      ...{ state: 'pending', inviterFirstName: 'Organiser', emailAddress: 'p••@foyer.example' },
      ...{ paymentKinds: ['cash', 'link'], ratePpm: 100_000 },
      items: [{ name: 'Floor', quantity: 12 }],
    });
    const { eventId } = sale;
    for (let times = 0; times < 2; times += 1)
      expect((await accept(assignmentString)).body).toEqual({ eventId });
    const query = { eventId };
    const own = await server.call('getPromoterOverview', {
      token: promoterOf(person, eventId).token,
      query,
    });
    expect(own.body.stock).toMatchObject({ allotted: 12, left: 12 });
    expect(await stateOf(assignmentString)).toBe('completed');
    const [other] = (await makeBuyers(server.database, 1)) as [Buyer];
    expect((await accept(assignmentString, other)).error?.code).toBe('tokenNoLongerValid');
  });

  it('adds to what the promoter has, while it is free', async () => {
    await accept(assignmentStringOf(await offer(12)));
    expect((await accept(assignmentStringOf(await offer(9)))).error?.code).toBe('purchaseSoldOut');
    await accept(assignmentStringOf(await offer(8)));
    const query = { eventId: sale.eventId };
    const own = await server.call('getPromoterOverview', {
      token: promoterOf(person, sale.eventId).token,
      query,
    });
    expect(own.body.stock.allotted).toBe(20);
  });

  it('is declined', async () => {
    const assignmentString = assignmentStringOf(await offer());
    await server.call('declineEngagementOffer', { body: { assignmentString } });
    expect(await stateOf(assignmentString)).toBe('declined');
    expect((await accept(assignmentString)).error?.code).toBe('tokenNoLongerValid');
  });
});
