import { checkInvariants } from '../../testing/database/checkInvariants.ts';
import { checkout, line, makeBuyers, pay, storeCard, type Buyer } from '../../testing/sale/people/buyers.ts';
import { listPlaces, saveListing } from '../../testing/sale/fixtures/listingFixture.ts';
import { rounds, tally } from '../../testing/sale/races/rounds.ts';
import { buildSale } from '../../testing/sale/fixtures/saleFixture.ts';
import { useSaleServers } from '../../testing/sale/races/useSaleServers.ts';

const { server } = useSaleServers();
const crowd = 40;

describe('listings under a rush', () => {
  it('one listing is held and sold once, whoever comes [INV-07, INV-08]', async () => {
    const { database } = server();
    for (let round = 0; round < rounds(2); round += 1) {
      const sale = await buildSale(database);
      const [seller, ...buyers] = (await makeBuyers(database, crowd + 1)) as [Buyer, ...Buyer[]];
      const { listingId } = await listPlaces(server(), seller, sale, 2);
      const wish = line('a', sale.standing, 2, { offerId: listingId });
      const answers = await Promise.all(
        buyers.map((buyer, at) => checkout(server(at), buyer, sale.eventId, [wish])),
      );
      expect(tally(answers)).toEqual({ ok: 1, listingUnavailable: crowd - 1 });
      const at = answers.findIndex(({ status }) => status === 200);
      const { paymentMethodId } = await storeCard(server(), buyers[at]!);
      expect((await pay(server(at), buyers[at]!, answers[at]!.body, paymentMethodId)).status).toBe(200);
    }
    await checkInvariants(database);
  }, 120_000);

  it('is sold at the price that its buyer accepted, or not at all, while its seller changes or ends it', async () => {
    const { database } = server();
    for (let round = 0; round < rounds(6); round += 1) {
      const sale = await buildSale(database);
      const { eventId } = sale;
      const [seller, buyer] = (await makeBuyers(database, 2)) as [Buyer, Buyer];
      const { listingId, tokens } = await listPlaces(server(), seller, sale);
      const wish = line('a', sale.standing, 1, { offerId: listingId });
      const cart = (await checkout(server(), buyer, eventId, [wish])).body;
      const { paymentMethodId } = await storeCard(server(), buyer);
      const tokenIds = tokens.map(({ tokenId }) => tokenId);
      const change =
        round % 2 === 0
          ? saveListing(server(1), seller, { eventId, listingId, tokenIds, price: 7_000 })
          : server(1).call('deleteSecondaryListing', { token: seller.token, query: { eventId, listingId } });
      const [paid, changed] = await Promise.all([pay(server(), buyer, cart, paymentMethodId), change]);
      const { state } = await database.query
        .selectFrom('listing')
        .select('state')
        .where('listingId', '=', listingId)
        .executeTakeFirstOrThrow();
      // Of the two, the one that came first.
      expect(state === 'sold').toBe(paid.status === 200);
      expect(paid.status === 200).not.toBe(changed.status === 200);
    }
    await checkInvariants(database);
  }, 120_000);
});
