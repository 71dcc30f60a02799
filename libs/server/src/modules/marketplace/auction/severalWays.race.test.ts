import { sql } from 'kysely';
import { checkout, line, makeBuyers, storeCard, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { addAuction, auctionStep } from '../../../testing/sale/fixtures/auctionFixture.ts';
import { addDraw } from '../../../testing/sale/fixtures/drawFixture.ts';
import { rounds, tally } from '../../../testing/sale/races/rounds.ts';
import { buildSale, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import { useSaleServers } from '../../../testing/sale/races/useSaleServers.ts';

const { server } = useSaleServers();

/** Finds the offer that a way of getting in to an event is for. */
const offerIn = async ({ eventId }: SaleFixture, type: 'draw' | 'auction'): Promise<string> =>
  (
    await server()
      .database.query.selectFrom('offerGroup')
      .innerJoin('marketplace', 'marketplace.marketplaceId', 'offerGroup.marketplaceId')
      .select('offerGroup.offerGroupId')
      .where('offerGroup.eventId', '=', eventId)
      .where('marketplace.type', '=', type)
      .executeTakeFirstOrThrow()
  ).offerGroupId;

/** An event with a limit of four and three ways in, and what one person asks of each. */
async function prepare(ada: Buyer, paymentMethodId: string) {
  const sale = await buildSale(server().database, { maxPerPerson: 4, standing: 1_000 });
  await addDraw(server(), sale);
  await addAuction(server(), sale);
  const { eventId } = sale;
  const { token } = ada;
  const [drawn, auctioned] = [await offerIn(sale, 'draw'), await offerIn(sale, 'auction')];
  const wish = { eventId, quantity: 2, paymentMethodId };
  return {
    sale,
    buy: (n: number, quantity: number) =>
      checkout(server(n), ada, eventId, [line(`c${n}`, sale.standing, quantity)]),
    enter: (n: number) =>
      server(n).call('enterDraw', {
        token,
        body: { ...wish, offerGroupIds: [drawn], maySplit: false },
      }),
    bid: (n: number) =>
      server(n).call('makeAuctionOffer', {
        token,
        body: {
          ...{ ...wish, offerGroupId: auctioned },
          price: { amount: 5_000 + n * auctionStep, currency: 'CAD' },
        },
      }),
  };
}

it('stay within the limit of a person who asks for all of them at once, from three sessions [INV-10, C5.03b]', async () => {
  const [ada] = (await makeBuyers(server().database, 1)) as [Buyer];
  const { paymentMethodId } = await storeCard(server(), ada);
  for (let round = 0; round < rounds(10); round += 1) {
    const { sale, buy, enter, bid } = await prepare(ada, paymentMethodId);
    const answers = await Promise.all(
      [0, 1, 2].flatMap((n) => [enter(n), bid(n), buy(n, 1), buy(n, 2), buy(n, 3)]),
    );
    const codes = ['ok', 'ticketLimitEvent', 'cartBlocksOffer', 'activeOfferSameCategory'];
    expect(codes).toEqual(expect.arrayContaining(Object.keys(tally(answers))));
    const { rows } = await sql<{ committed: number; commitments: number }>`
      select b.committed, (select sum(c.quantity)::int from commitment c where c.event_id = b.event_id
        and commitment_is_live(c.state)) as commitments
      from event_buyer b where b.event_id = ${sale.eventId}`.execute(server().database.kysely);
    expect(rows[0]!.committed).toBe(rows[0]!.commitments);
    expect(rows[0]!.committed).toBeLessThanOrEqual(4);
  }
}, 60_000);
