import { hours, minutes } from '../../platform/time/units.ts';
import { platformInvariants } from '../../platform/database/invariants.ts';
import { checkout, knowsBuyers, line, makeBuyers, type Buyer } from '../../testing/sale/people/buyers.ts';
import { listPlaces, ownTokens } from '../../testing/sale/fixtures/listingFixture.ts';
import { bid, sellTokens } from '../../testing/sale/fixtures/marketOfferFixture.ts';
import { buildSale } from '../../testing/sale/fixtures/saleFixture.ts';
import { buyStanding, holdUpgrade, payUpgrade } from '../../testing/sale/fixtures/upgradeFixture.ts';
import { damagedRows } from '../../testing/database/damagedRows.ts';
import { testConfig } from '../../testing/testConfig.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { auctionCalls, prepareAuction, type AuctionStage } from './auction/testing/auctionStage.ts';
import { drawCalls, prepareDraw, type DrawStage } from './draw/testing/drawStage.ts';
import { marketplaceModule } from './marketplaceModule.ts';
import { offerWaitListsJob } from './wait-list/offerWaitListsJob.ts';

const server = useTestServer({
  authenticate: knowsBuyers,
  config: { sale: { ...testConfig().sale, seatPicking: { windowMs: minutes(10), batch: 1 } } },
});
let drawStage = {} as DrawStage;
let auctionStage = {} as AuctionStage;
const draw = drawCalls(server, () => drawStage);
const auction = auctionCalls(server, () => auctionStage);

/** Lets two of three who entered win. */
async function drawOne(autoClaim: boolean): Promise<void> {
  drawStage = await prepareDraw(server, { autoClaim });
  for (const fan of drawStage.fans) expect((await draw.enter(fan)).status).toBe(200);
  await draw.makeDraw();
  await draw.charge();
}

/** Lets two of three offers for standing places get in. */
async function auctionPlaces(): Promise<void> {
  auctionStage = await prepareAuction(server);
  for (const [steps, fan] of auctionStage.fans.entries())
    expect((await auction.offer(fan, { steps })).status).toBe(200);
  await auction.settle();
}

/** Lets two offers for seats get in, whose fans pick two each, one after the other. */
async function auctionSeats(): Promise<void> {
  auctionStage = await prepareAuction(server, { rows: 2, seatsPerRow: 6, standing: 0, maxPerPerson: 4 });
  const [first, second] = auctionStage.fans as [Buyer, Buyer];
  const seats = { offerGroupId: auctionStage.auction.seated, quantity: 2 };
  await auction.offer(first, { ...seats, steps: 3 });
  await auction.offer(second, { ...seats, steps: 1 });
  await server.clock.advance(hours(3));
  await auction.run();
  for (const fan of [first, second]) {
    const { sectionCode, rows } = (await auction.selection(fan)).availability[0]!;
    const row = rows[fan === first ? 0 : 1]!.row;
    const picked = await auction.pick(
      fan,
      [2, 3].map((place) => `${sectionCode}-${row}-${place}`),
    );
    expect(picked.error).toBeUndefined();
    await server.clock.advance(minutes(10));
    await auction.run();
  }
}

/** Offers a returned place to the first who waits for it; the second waits on. */
async function waitFor(): Promise<void> {
  const { eventId, standing } = await buildSale(server.database, { standing: 2 });
  const [holder, ...waiting] = (await makeBuyers(server.database, 3)) as [Buyer, Buyer, Buyer];
  await checkout(server, holder, eventId, [line('p', standing, 2)]);
  const body = { eventId, offerGroupIds: [standing], quantity: 1, maySplit: false };
  for (const { token } of waiting)
    expect((await server.call('joinWaitList', { token, body })).status).toBe(200);
  await checkout(server, holder, eventId, [line('p', standing, 1)]);
  await offerWaitListsJob.handle({}, { platform: server.platform, jobId: 'any' });
  await server.jobs.drain();
}

/** Fills one of two bids, and exchanges a standing place for a seat. */
async function sellAndUpgrade(): Promise<void> {
  const sale = await buildSale(server.database);
  const [seller, buyer, waiting] = (await makeBuyers(server.database, 3)) as [Buyer, Buyer, Buyer];
  const tokenIds = await ownTokens(server, seller, sale, 1);
  expect((await bid(server, buyer, sale)).status).toBe(200);
  const sold = await sellTokens(server, seller, { eventId: sale.eventId, tokenIds });
  expect(sold.body.state).toBe('sold');
  expect((await bid(server, waiting, sale)).status).toBe(200);
  const source = await buyStanding(server, seller, sale);
  const held = await holdUpgrade(server, seller, source, { offerGroupId: sale.seated });
  expect((await payUpgrade(server, seller, held.body)).status).toBe(200);
}

/** Draws and auctions that are over come first, since they move the clock. */
beforeAll(async () => {
  await drawOne(true);
  await auctionPlaces();
  await auctionSeats();
  await drawOne(false);
  drawStage = await prepareDraw(server);
  await draw.enter(drawStage.fans[0]!);
  auctionStage = await prepareAuction(server);
  await auction.offer(auctionStage.fans[0]!);
  await waitFor();
  const [seller] = await makeBuyers(server.database, 1);
  await listPlaces(server, seller!, await buildSale(server.database), 2);
  await sellAndUpgrade();
}, 60_000);

/** What breaks each invariant, past the constraints and triggers that prevent it. */
const damage: Readonly<Record<string, string>> = {
  'every ledger transaction sums to zero per currency':
    'update ledger_posting set amount = amount + 1 where amount > 0',
  'the whole book sums to zero per currency':
    'update ledger_posting set amount = amount + 1 where amount > 0',
  'every ledger transaction has postings': 'delete from ledger_posting',
  'a key that is done has its answer, one that runs has a lease': `alter table idempotency_key
      drop constraint idempotency_key_check;
    update idempotency_key set answer = null`,
  'nothing was handed to the job queue before its time':
    "update outbox set dispatched_at = created_at - interval '2 s', available_at = created_at - interval '1 s'",
  'seats belong to items that are seated':
    "update inventory_item set seating = 'ga' where seating = 'seated'",
  'a seat that somebody may buy has a price': 'delete from offer_group',
  'two seats of a row are never at the same place': 'update event_seat set adjacency_index = 1',
  'the lowest price of an event is not above its highest': 'update event set price_from = 2, price_to = 1',
  'every window of an event that is sold at fixed prices has something to sell': 'delete from offer_group',
  'an offer of a wait list that is not over holds its stock by a commitment of its user':
    "update commitment set state = 'released' where kind = 'waitListEntry'",
  'what is waited for has an open wait list': 'delete from wait_list',
  'an entry that waits for the draw counts against the limit of its user':
    "update commitment set state = 'released' where kind = 'drawEntry' and state = 'open'",
  'the wins of a draw are not above its stock':
    'update draw_entry set quantity = quantity + 1, won_quantity = won_quantity + 1',
  'a win is of an offer that its entry chose': 'delete from draw_choice',
  'every entry of a drawn draw has a place in its order': 'delete from draw_place',
  'a win that is set aside is held, paid for, or was given back': 'delete from commitment_line',
  'a claimed win is paid for': "update commitment set state = 'released' where kind = 'drawEntry'",
  'the published seed of a draw is the one that was committed to':
    "update draw set server_seed = repeat('0', 64) where server_seed is not null",
  'an open offer of an auction counts against the limit of its user':
    "update commitment set quantity = quantity + 1 where kind = 'auctionBid'",
  'every offer that got in is as high as every one that did not and would have fitted (INV-11)':
    "update auction_offer set place = -place where state = 'lost'",
  'nothing is left for an offer that did not get in': `update auction_group set won_quantity = 0
    where won_quantity > 0`,
  'offers are ranked by price, then by the time that price was reached (INV-11)':
    'update auction_offer set price = 1000000 - price where place is not null',
  'the published cut-off is the lowest price that got in, and no more got in than there is (INV-11)':
    'update auction_group set cut_off = cut_off + 1',
  'an offer that got in costs its own price (INV-11)': 'update commitment_line set amount = amount + 1',
  'seats that were picked are as many as the offer is for, of what it got in for, and side by side': `update event_seat
    set adjacency_index = adjacency_index * 2`,
  'no seat goes to two offers of an auction': `update commitment_line l set seat_codes = (
      select max(m.seat_codes) from commitment_line m where m.event_id = l.event_id)
    where seat_codes <> '{}'`,
  'nobody picks seats before those whose window was earlier have theirs': `alter table auction_offer
      drop constraint auction_offer_picked_in_time;
    update auction_offer set picked_at = pick_from where picked_at is not null;
    update auction_offer set held_at = pick_until + interval '1 h' where win_order = 1`,
  'a listing has its tokens and a payout account': 'update listing set payout_method_id = null',
  'a token has one active listing at most, which is of its owner':
    "update token set owner_id = gen_random_uuid() where state = 'selling'",
  'a token that was listed is on sale no longer than its listing': "update listing set state = 'expired'",
  'what a listing brings is split without a rest': 'update listing set price = price + 1',
  'a claimed offer of an auction is paid for':
    "update commitment set state = 'released' where kind = 'auctionBid'",
  'a bid that is not decided counts against the limit of its user':
    "update commitment set quantity = quantity + 1 where kind = 'marketOffer'",
  'a bid that is not matched has nothing to pay for':
    "update market_offer set state = 'open', listing_id = null where state = 'claimed'",
  'a filled bid is paid for, and its listing sold, at its price at most, to another fan, of as many':
    "update market_offer set price = 1 where state = 'claimed'",
  'a listing that fills a bid is on sale while that is matched alone': `update listing
    set state = 'active', sold_at = null, sold_commitment_id = null, sold_line_id = null where market_offer_id is not null`,
  'what an order credits was given up by its commitment, for one {product} of it':
    'update commitment_token set is_credited = false',
  'no more is credited for a {product} than was charged for it':
    'update charge set amount = amount * 2 where credits_token_id is not null',
  'a {product} that was given up for another is void, and both are of the same age':
    "update token set state = 'active' where token_id in (select upgrades_id from token)",
};

describe('the invariants of the marketplace and of the platform [DS-06]', () => {
  it.each(Object.entries(damage))('%s', async (name, statements) => {
    expect(await damagedRows(server.database, name, statements)).not.toEqual([]);
  });

  it('are all seen broken here', () => {
    const names = [...platformInvariants, ...marketplaceModule.invariants].map(({ name }) => name);
    expect(Object.keys(damage).toSorted()).toEqual(names.toSorted());
  });
});
