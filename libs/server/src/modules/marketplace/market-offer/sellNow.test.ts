import { useTestServer } from '../../../testing/useTestServer.ts';
import { knowsBuyers, mailsTo, makeBuyers, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { ownTokens } from '../../../testing/sale/fixtures/listingFixture.ts';
import { bid, quoteSale, sellTokens } from '../../../testing/sale/fixtures/marketOfferFixture.ts';
import { buildSale, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let sale: SaleFixture;
let ada: Buyer;
let ben: Buyer;

beforeEach(async () => {
  sale = await buildSale(server.database, { feeAmount: 250 });
  [ada, ben] = (await makeBuyers(server.database, 2)) as [Buyer, Buyer];
});

it('sells', async () => {
  const made = await bid(server, ben, sale);
  expect(made.error).toBeUndefined();
  const tokenIds = await ownTokens(server, ada, sale, 1);
  const quoted = await quoteSale(server, ada, { eventId: sale.eventId, tokenIds });
  expect(quoted.body.best).toMatchObject({ price: { amount: 5000 } });
  const sold = await sellTokens(server, ada, { eventId: sale.eventId, tokenIds });
  expect(sold.error).toBeUndefined();
  expect(sold.body).toMatchObject({ state: 'sold' });
  const { marketOffers } = (await server.call('listMarketOffers', { token: ben.token, body: {} })).body;
  expect(marketOffers[0]).toMatchObject({ state: 'claimed' });
  await server.jobs.drain();
  console.log((await mailsTo(server, ben)).map(String), made.body);
});
