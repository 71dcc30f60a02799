import { verifyDraw, verifyInclusion } from '@foyer/verify-draw';
import { sql, type RawBuilder } from 'kysely';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { hours, minutes } from '../../../platform/time/units.ts';
import { storeAcceptedCard } from '../../../testing/sale/people/acceptedCard.ts';
import { knowsBuyers, storeCard, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { drawCalls, prepareDraw, readRecordOf, type DrawStage } from './testing/drawStage.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let { draw, fans } = {} as DrawStage;
const calls = drawCalls(server, () => ({ draw, fans }));
const { buyerOf, charge, claim, enter, entryOf, inOrder, makeDraw, publicDraw, repay, run } = calls;
const { stateOf, subjectsTo } = calls;
const prepare = async (options?: Parameters<typeof prepareDraw>[1]): Promise<void> => {
  ({ draw, fans } = await prepareDraw(server, options));
};
const refusedCard = '4000 0000 0000 0341';
const cardWithVerification = '4000 0027 6000 3184';

describe('a draw whose stock shrinks before its winners hold their places', () => {
  it('lets a winner go whose places are gone, tells them, gives them to no other, and says so in the record', async () => {
    await prepare({ standing: 2 });
    for (const fan of fans) await enter(fan);
    await server.clock.advance(hours(2));
    await run();
    await run();
    await server.clock.advance(hours(1) + minutes(1));
    await run();
    const { query } = server.database;
    await sql`update item_allotment set quantity = 1 where event_id = ${draw.eventId} and quantity = 2`.execute(
      query,
    );
    await sql`update inventory_item set set_aside = set_aside - 1, capacity = capacity - 1
      where event_id = ${draw.eventId} and set_aside = 2`.execute(query);
    await run();
    await charge();
    await run();
    const [first, second, third] = (await inOrder()) as [Buyer, Buyer, Buyer];
    expect(await Promise.all([first, second, third].map(stateOf))).toEqual(['claimed', 'lost', 'lost']);
    const told = 'There are fewer spots now: Northern Lights';
    expect((await subjectsTo(second)).includes(told)).toBe(true);
    expect((await subjectsTo(third)).includes(told)).toBe(false);
    expect(await buyerOf(second)).toEqual({ bought: 0, committed: 0 });
    const record = await readRecordOf(server, draw.eventId);
    expect(record.wins.map(({ withdrawn = false }) => withdrawn)).toEqual([false, true]);
    expect(await verifyDraw(record)).toMatchObject({ isRight: true, winners: 2, withdrawn: 1 });
  });
});

describe('a draw with auto-claim', () => {
  beforeEach(() => prepare());

  it('publishes its seed only after the close, and a record that anyone can recompute [C1.03a]', async () => {
    for (const fan of fans) await enter(fan);
    const before = await publicDraw();
    expect(before).toMatchObject({ state: 'open', entries: 3 });
    expect(before.stock).toContainEqual({ id: draw.standingItem, choices: [draw.standing], quantity: 2 });
    const stored = await server.database.query
      .selectFrom('draw')
      .selectAll()
      .where('eventId', '=', draw.eventId)
      .executeTakeFirstOrThrow();
    expect(stored.serverSeed).toBeNull();
    await server.clock.advance(hours(2));
    await run();
    await run();
    const closed = await publicDraw();
    expect(closed.record).toBeUndefined();
    const query = { eventId: draw.eventId };
    expect((await server.call('listPublishedEntries', { query })).body).toEqual({ entries: [] });
    expect(closed.entriesRoot).toMatch(/^[0-9a-f]{64}$/);
    await run();
    expect((await publicDraw()).state).toBe('closed');
    await server.clock.advance(hours(1) + minutes(1));
    await run();
    const { seedCommitment } = await publicDraw();
    const record = await readRecordOf(server, draw.eventId);
    expect(seedCommitment).toBe(before.seedCommitment);
    expect(stored.sealedSeed!.includes(Buffer.from(record.serverSeed))).toBe(false);
    expect(stored.sealedSeed!.includes(Buffer.from(record.serverSeed, 'hex'))).toBe(false);
    expect(await verifyDraw(record)).toMatchObject({ isRight: true, entries: 3, winners: 2 });
    for (const fan of fans) {
      const { proof } = (await entryOf(fan))!;
      const own = record.entries.find(({ id }) => id === proof!.drawnId)!;
      expect(await verifyInclusion(own, proof!, closed.entriesRoot!)).toBe(true);
    }
  });

  it('charges winners in the order drawn, once, and tells the others kindly [C1.03b]', async () => {
    for (const fan of fans) await enter(fan);
    await makeDraw();
    const [first, second, third] = (await inOrder()) as [Buyer, Buyer, Buyer];
    expect(await Promise.all([first, second, third].map(stateOf))).toEqual(['won', 'won', 'pendingResults']);
    await charge();
    await charge();
    await run();
    expect(await Promise.all([first, second, third].map(stateOf))).toEqual(['claimed', 'claimed', 'lost']);
    expect(await buyerOf(first)).toEqual({ bought: 1, committed: 0 });
    expect(await buyerOf(third)).toEqual({ bought: 0, committed: 0 });
    const { rows } = await sql`select from token where event_id = ${draw.eventId}`.execute(
      server.database.query,
    );
    expect(rows).toHaveLength(2);
    expect(await subjectsTo(first)).toContain('You won! Northern Lights');
    expect(await subjectsTo(third)).toContain('You didn’t win this time: Northern Lights');
    expect((await entryOf(first))!.stillOpen).toBeUndefined();
    expect((await entryOf(third))!.stillOpen).toEqual([]);
  });

  it('tells a loser what can still be had of the event, as the server would sell it', async () => {
    for (const fan of fans) await enter(fan);
    await makeDraw();
    await charge();
    await charge();
    await run();
    const loser = (await inOrder())[2]!;
    const { eventId, standing, standingItem } = draw;
    const change = (statement: RawBuilder<unknown>) => statement.execute(server.database.query);
    await change(sql`update offer_group set marketplace_id = (select m.marketplace_id from marketplace m
      where m.event_id = ${eventId} and m.type = 'purchase') where offer_group_id = ${standing}`);
    expect((await entryOf(loser))!.stillOpen).toEqual([]);
    await change(
      sql`update inventory_item set capacity = capacity + 5 where inventory_item_id = ${standingItem}`,
    );
    expect((await entryOf(loser))!.stillOpen).toEqual(['purchase']);
    await change(
      sql`update marketplace set closes_at = foyer_now() - interval '1 minute' where event_id = ${eventId}`,
    );
    expect((await entryOf(loser))!.stillOpen).toEqual([]);
  });

  it('mails a winner who was charged in the language of the account, receipt included', async () => {
    const [ada] = fans as [Buyer];
    await sql`update user_account set user_locale = 'fr-CA' where user_id = ${ada.userId}`.execute(
      server.database.query,
    );
    await enter(ada);
    await makeDraw();
    await charge();
    await run();
    expect(await stateOf(ada)).toBe('claimed');
    expect((await subjectsTo(ada)).filter((subject) => /^(You|Your) /.test(subject))).toEqual([]);
    expect(await subjectsTo(ada)).toHaveLength(3);
  });

  it('keeps the places of a refused card for a day, to be paid with another one [C4.06j-k]', async () => {
    const { paymentMethodId } = await storeCard(server, fans[0]!, refusedCard);
    fans = [fans[0]!];
    await enter(fans[0]!, { paymentMethodId });
    await makeDraw();
    await charge();
    await run();
    const [ada] = fans as [Buyer];
    expect(await entryOf(ada)).toMatchObject({
      state: 'paymentFailed',
      event: { saleState: 'actionRequired' },
      allowed: { claim: { allowed: false }, repay: { allowed: true } },
    });
    expect(await subjectsTo(ada)).toContain('We couldn’t charge your card: Northern Lights');
    expect((await claim(ada)).selections).toEqual([]);
    await server.clock.advance(hours(23));
    const { paymentMethodId: good } = await storeCard(server, ada);
    expect((await repay(ada, good)).status).toBe(200);
    expect(await stateOf(ada)).toBe('claimed');
    await run();
    expect(await stateOf(ada)).toBe('claimed');
  });

  it('charges by the mandate of the entry: if the bank asks, the fan is there for it later [C7.57b]', async () => {
    const [ada] = fans as [Buyer];
    const { paymentMethodId } = await storeAcceptedCard(server, ada, cardWithVerification);
    await enter(ada, { paymentMethodId });
    await makeDraw();
    await charge();
    await run();
    expect(await stateOf(ada)).toBe('paymentFailed');
    const payment = await server.database.query
      .selectFrom('payment')
      .select(['state', 'failureReason'])
      .where('eventId', '=', draw.eventId)
      .executeTakeFirst();
    expect(payment).toEqual({ state: 'failed', failureReason: 'verificationFailed' });
    const { error } = await repay(ada, paymentMethodId);
    expect(error).toMatchObject({ code: 'paymentVerificationRequired' });
  });

  it('passes places on to the next in the order once their time is over', async () => {
    for (const fan of fans) {
      const { paymentMethodId } = await storeCard(server, fan, refusedCard);
      await enter(fan, { paymentMethodId });
    }
    await makeDraw();
    await charge();
    await run();
    const [first, second, third] = (await inOrder()) as [Buyer, Buyer, Buyer];
    await server.clock.advance(hours(24));
    await run();
    await run();
    expect(await Promise.all([first, second, third].map(stateOf))).toEqual(['lapsed', 'lapsed', 'won']);
    const record = await readRecordOf(server, draw.eventId);
    expect(record.lapsed).toHaveLength(2);
    expect(await verifyDraw(record)).toMatchObject({ isRight: true, winners: 1 });
    expect(await subjectsTo(first)).toContain('Your spots went to the next person: Northern Lights');
  });

  it('gives seats side by side, and a part to who may be split', async () => {
    await prepare({ rows: 1, seatsPerRow: 4, standing: 0, maxPerPerson: 4 });
    const [ada, ben] = fans as [Buyer, Buyer];
    fans = [ada, ben];
    for (const fan of fans) await enter(fan, { quantity: 3, offerGroupIds: [draw.seated], maySplit: true });
    await makeDraw();
    await charge();
    await run();
    const [first, second] = (await inOrder()) as [Buyer, Buyer];
    expect(await entryOf(first)).toMatchObject({ state: 'claimed', win: { quantity: 3 } });
    expect(await entryOf(second)).toMatchObject({ state: 'claimed', win: { quantity: 1 } });
    expect(await buyerOf(second)).toEqual({ bought: 1, committed: 0 });
  });

  it.each(['Postponed', 'Cancelled'])(
    'is cancelled with its event, without any charge: %s',
    async (status) => {
      for (const fan of fans) await enter(fan);
      await sql`update event set status = ${status} where event_id = ${draw.eventId}`.execute(
        server.database.query,
      );
      await makeDraw();
      await charge();
      expect(await Promise.all(fans.map(stateOf))).toEqual(['cancelled', 'cancelled', 'cancelled']);
      expect((await publicDraw()).state).toBe('cancelled');
      expect(await buyerOf(fans[0]!)).toEqual({ bought: 0, committed: 0 });
    },
  );

  it('shows on its page what was changed of the stock after the commitment', async () => {
    await sql`update item_allotment set quantity = 1 where event_id = ${draw.eventId}`.execute(
      server.database.query,
    );
    await sql`update inventory_item set set_aside = 1 where inventory_item_id = ${draw.standingItem}`.execute(
      server.database.query,
    );
    await run();
    await run();
    const page = await publicDraw();
    expect(page.stock).toContainEqual({ id: draw.standingItem, choices: [draw.standing], quantity: 2 });
    expect(page.stockChanges).toMatchObject([{ stockId: draw.standingItem, before: 2, after: 1 }]);
  });
});

describe('an account that is deleted', () => {
  beforeEach(() => prepare());

  const forget = ({ userId }: Buyer) =>
    inTransaction(server.database, async (tx, now) => {
      const { personalData, jobs } = server.platform;
      for (const { release } of personalData) await release?.(tx, userId);
      for (const each of personalData)
        await each.forget(tx, { userId, verifiedAddress: undefined }, { jobs, now });
    });

  it('takes its entry with it before the close', async () => {
    for (const fan of fans) await enter(fan);
    await forget(fans[0]!);
    expect((await publicDraw()).entries).toBe(2);
  });

  it('leaves its entry in the draw anonymous after the close, and gives its place to the next', async () => {
    for (const fan of fans) await enter(fan);
    await makeDraw();
    const [first, second, third] = (await inOrder()) as [Buyer, Buyer, Buyer];
    await forget(first);
    expect(await entryOf(first)).toBeUndefined();
    await run();
    await charge();
    await run();
    expect([await stateOf(second), await stateOf(third)]).toEqual(['claimed', 'claimed']);
    const record = await readRecordOf(server, draw.eventId);
    expect(record.entries).toHaveLength(3);
    expect(await verifyDraw(record)).toMatchObject({ isRight: true, winners: 2 });
  });
});
