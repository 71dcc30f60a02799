import { toJson } from '../../platform/database/toJson.ts';
import { checkout, line, makeBuyers, pay, storeCard, type Buyer } from '../../testing/sale/people/buyers.ts';
import { areOff, readBooks, type Books } from '../../testing/sale/races/readBooks.ts';
import { rounds, timeForRounds } from '../../testing/sale/races/rounds.ts';
import { buildSale, type SaleFixture } from '../../testing/sale/fixtures/saleFixture.ts';
import { useSaleServers } from '../../testing/sale/races/useSaleServers.ts';

const { server } = useSaleServers();
const writers = 16;

/** Buys places with a good or a refused card, and gives some of them back. */
async function trade(sale: SaleFixture, buyer: Buyer, at: number): Promise<void> {
  const { paymentMethodId } = await storeCard(server(at), buyer);
  const held = await checkout(server(at), buyer, sale.eventId, [line('p', sale.standing, 1 + (at % 3))]);
  const bought = await pay(server(at + 1), buyer, held.body, paymentMethodId);
  if (at % 2 === 0) return;
  const { token } = buyer;
  const { eventId } = sale;
  const { body } = await server(at).call('getRefundCheckout', { token, query: { eventId } });
  const item = body.items[0]!;
  const back = await server(at).call('refundTokens', {
    token,
    body: { eventId, tokenIds: item.tokens.map(({ tokenId }) => tokenId), acceptedAmount: item.refund },
  });
  expect([bought.status, back.status]).toEqual([200, 200]);
}

describe('the books, read while many people buy and give back', () => {
  it(
    'sum to nothing in every snapshot [INV-06]',
    async () => {
      const { database } = server();
      let [reads, growths] = [0, 0];
      // A quick sale is read less often: others follow until there were enough readings, and books that grew between them.
      for (let round = 0; round < rounds(5) || reads < rounds(200) || growths < rounds(15); round += 1) {
        const sale = await buildSale(database, { standing: 100 });
        const policy = { transfer: 'allowed', resale: 'allowed', idRequired: false, refund: 'always' };
        await database.query
          .updateTable('event')
          .set({ policy: toJson(policy) })
          .where('eventId', '=', sale.eventId)
          .execute();
        const people = await makeBuyers(database, writers);
        const progress = { isOver: false };
        const trading = Promise.all(people.map((buyer, at) => trade(sale, buyer, at))).finally(
          () => (progress.isOver = true),
        );
        const seen: Books[] = [];
        while (!progress.isOver) seen.push(await readBooks(database, sale));
        await trading;
        reads += seen.length;
        seen.push(await readBooks(database, sale));
        expect(seen.filter(areOff)).toEqual([]);
        growths += new Set(seen.map(({ postings }) => postings)).size - 1;
      }
    },
    timeForRounds(40),
  );
});
