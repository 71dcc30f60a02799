import { sql } from 'kysely';
import { inTransaction } from '../../../../platform/database/inTransaction.ts';
import { days, hours, minutes } from '../../../../platform/time/units.ts';
import { knowsBuyers, storeCard, type Buyer } from '../../../../testing/sale/people/buyers.ts';
import { useTestServer } from '../../../../testing/useTestServer.ts';
import { eventWithExpired } from '../core/offerRepository.ts';
import { auctionCalls, prepareAuction, type AuctionStage } from '../testing/auctionStage.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let { auction, fans } = {} as AuctionStage;
const calls = auctionCalls(server, () => ({ auction, fans }));
const { buyerOf, charge, decline, offer, offerOf, publicAuction, run, settle, stateOf, subjectsTo } = calls;
const refusedCard = '4000 0000 0000 0341';
const withRefusedCard = async (fan: Buyer) => (await storeCard(server, fan, refusedCard)).paymentMethodId;

/** Lets the event start so long from now. */
const startIn = async (ms: number): Promise<Date> => {
  const startsAt = new Date(server.clock.now().getTime() + ms);
  await sql`update event set starts_at = ${startsAt} where event_id = ${auction.eventId}`.execute(
    server.database.query,
  );
  return startsAt;
};

describe('an offer that expires before the event', () => {
  beforeEach(async () => {
    ({ auction, fans } = await prepareAuction(server, { standing: 1 }));
  });

  it('has its expiry in hours before the event, and moves with the event [C3.20d, C9.03]', async () => {
    const [ada] = fans as [Buyer];
    const startsAt = await startIn(days(5));
    const made = (await offer(ada, { expiresHoursBefore: 24 })).body;
    expect(made).toMatchObject({
      expiresHoursBefore: 24,
      expiresAt: new Date(startsAt.getTime() - hours(24)).toISOString(),
    });
    const later = await startIn(days(9));
    expect((await offerOf(ada))!.expiresAt).toBe(new Date(later.getTime() - hours(24)).toISOString());
  });

  it('keeps its expiry when it is raised without another, and can change it alone', async () => {
    const [ada] = fans as [Buyer];
    await startIn(days(5));
    const { offerId } = (await offer(ada, { expiresHoursBefore: 24 })).body;
    expect((await offer(ada, { offerId, steps: 1 })).body.expiresHoursBefore).toBe(24);
    const reachedAt = (await offerOf(ada))!.priceReachedAt;
    const changed = (await offer(ada, { offerId, steps: 1, expiresHoursBefore: 0 })).body;
    expect(changed).toMatchObject({ expiresHoursBefore: 0, priceReachedAt: reachedAt });
  });

  it('does not expire before it could get in, and the usual times are those it can have', async () => {
    const [ada] = fans as [Buyer];
    await startIn(hours(30));
    const { expiryChoices } = await publicAuction();
    expect(expiryChoices).toEqual([0, 2, 12, 24]);
    expect((await offer(ada, { expiresHoursBefore: 29 })).error?.code).toBe('offerExpiresTooEarly');
    expect((await offer(ada, { expiresHoursBefore: 24 })).status).toBe(200);
  });

  it('gets no place after its time: the next one does, and its fan is told [C4.06i, C4.08b, C9.03]', async () => {
    const [ada, ben, cleo] = fans as [Buyer, Buyer, Buyer];
    await startIn(hours(30));
    await offer(ada, { steps: 8, paymentMethodId: await withRefusedCard(ada) });
    await offer(ben, { steps: 4, expiresHoursBefore: 24 });
    await offer(cleo);
    await settle();
    expect(await Promise.all([ada, ben, cleo].map(stateOf))).toEqual([
      'paymentFailed',
      'pendingResults',
      'pendingResults',
    ]);
    await server.clock.advance(hours(3) + minutes(1));
    await run();
    expect(await offerOf(ben)).toMatchObject({ state: 'expired', stillOpen: [] });
    expect(await buyerOf(ben)).toEqual({ bought: 0, committed: 0 });
    await decline(ada);
    await run();
    await charge();
    await run();
    expect([await stateOf(ben), await stateOf(cleo)]).toEqual(['expired', 'claimed']);
    const told = (await subjectsTo(ben)).filter((subject) => subject.startsWith('Your offer has expired'));
    expect(told).toEqual(['Your offer has expired: Northern Lights']);
  });

  it('that expires first can be found by an index of its own', async () => {
    const plan = await inTransaction(server.database, async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      return sql<{ 'QUERY PLAN': string }>`explain ${eventWithExpired(auction.eventId)}`.execute(tx);
    });
    expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('auction_offer_by_expiry');
  });

  it('has expired at the close if the event was brought forward that far', async () => {
    const [ada, ben] = fans as [Buyer, Buyer];
    await startIn(days(5));
    await offer(ada, { steps: 8, expiresHoursBefore: 24 });
    await offer(ben);
    await startIn(hours(20));
    await settle();
    expect([await stateOf(ada), await stateOf(ben)]).toEqual(['expired', 'claimed']);
  });

  it('still gets the place of an offer that lapses before', async () => {
    const [ada, ben] = fans as [Buyer, Buyer];
    await startIn(hours(30));
    await offer(ada, { steps: 8, paymentMethodId: await withRefusedCard(ada) });
    await offer(ben, { steps: 4, expiresHoursBefore: 24 });
    await settle();
    await decline(ada);
    await run();
    await charge();
    await run();
    await server.clock.advance(hours(4));
    await run();
    expect(await stateOf(ben)).toBe('claimed');
  });
});
