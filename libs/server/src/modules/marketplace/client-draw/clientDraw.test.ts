import { verifyDraw } from '@foyer/verify-draw';
import { hours } from '../../../platform/time/units.ts';
import type { Buyer } from '../../../testing/sale/people/buyers.ts';
import { knowsMembers } from '../../../testing/sale/people/members.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { drawCalls, prepareDraw, readRecordOf, type DrawStage } from '../draw/testing/drawStage.ts';

const { authenticate, memberOf } = knowsMembers();
const server = useTestServer({ authenticate });
let { draw, fans } = {} as DrawStage;
let olga: Buyer;
const { enter, makeDraw, publicDraw, run } = drawCalls(server, () => ({ draw, fans }));
const prepare = async (options?: Parameters<typeof prepareDraw>[1]): Promise<void> => {
  ({ draw, fans } = await prepareDraw(server, options));
  olga = await memberOf(server, draw.eventId, 'events');
};
const read = ({ token } = olga) => server.call('getClientDraw', { token, query: { eventId: draw.eventId } });
const setStock = (quantity: number, offerGroupId = draw.standing) =>
  server.call('changeDrawStock', {
    token: olga.token,
    body: { eventId: draw.eventId, offerGroupId, quantity, reason: 'The hall is larger' },
  });
const close = (closesAt: Date) =>
  server.call('closeClientDraw', {
    token: olga.token,
    body: { eventId: draw.eventId, closesAt: closesAt.toISOString(), reason: 'The hall is smaller' },
  });
const exported = (after?: number) =>
  server.call('exportDraw', {
    token: olga.token,
    body: { eventId: draw.eventId, ...(after === undefined ? {} : { after }) },
  });

describe('a draw, for its organiser', () => {
  beforeEach(() => prepare());

  it('shows figures and what was published of the seed, but neither the seed nor an entry', async () => {
    await enter(fans[0]!, { quantity: 2 });
    const { body, text } = await read();
    expect(body).toMatchObject({ state: 'open', entries: 1, units: 2, autoClaim: true, changes: [] });
    expect(body.stock.map(({ quantity, free }) => [quantity, free])).toContainEqual([2, 2]);
    expect(body.allowed).toEqual({
      open: { allowed: true },
      close: { allowed: true },
      changeStock: { allowed: true },
    });
    const { sealedSeed } = await server.database.query
      .selectFrom('draw')
      .select('sealedSeed')
      .where('eventId', '=', draw.eventId)
      .executeTakeFirstOrThrow();
    const seed = server.platform.sealer.unseal(sealedSeed!, `drawSeed:${draw.drawId}`);
    const answers = text + (await exported()).text + (await setStock(1)).text;
    for (const secret of [seed, sealedSeed!.toString('hex'), sealedSeed!.toString('base64'), fans[0]!.userId])
      expect(answers).not.toContain(secret);
    expect((await exported()).body).toMatchObject({ state: 'open', entries: [] });
  });

  it('is for members who run events, of its organisation alone [AZ-02]', async () => {
    const frank = await memberOf(server, draw.eventId, 'finance');
    expect((await read(frank)).error?.code).toBe('forbidden');
    const other = await prepareDraw(server);
    const otto = await memberOf(server, other.draw.eventId, 'owner');
    expect((await read(otto)).error?.code).toBe('notFound');
  });

  it('changes its stock, which everyone reads from the commitment on', async () => {
    expect((await setStock(1)).body.stock.map(({ quantity }) => quantity)).toContain(1);
    expect((await publicDraw()).stockChanges).toMatchObject([{ before: 2, after: 1 }]);
    const tooMany = await setStock(100_000);
    expect(tooMany.error).toMatchObject({ code: 'stockNotAvailable', details: { minimum: 0 } });
    await setStock(1);
    expect((await read()).body.changes).toMatchObject([
      {
        ...{ change: 'stock', by: 'Ada', isOperator: false, reason: 'The hall is larger' },
        stock: { offerGroupId: draw.standing, before: 2, after: 1 },
      },
    ]);
    for (const fan of fans) await enter(fan);
    await makeDraw();
    expect((await read()).body).toMatchObject({ state: 'drawn', results: { winners: 1 } });
    expect(await verifyDraw(await readRecordOf(server, draw.eventId))).toMatchObject({
      isRight: true,
      winners: 1,
    });
    expect((await setStock(2)).error?.code).toBe('marketplaceClosed');
  });

  it('closes earlier, for a reason that everyone reads, and is drawn when it was announced', async () => {
    await server.database.query
      .updateTable('marketplace')
      .set({ resultsAt: null })
      .where('marketplaceId', '=', draw.marketplaceId)
      .execute();
    await enter(fans[0]!);
    const before = (await publicDraw()).resultsAt;
    const [now, soon] = [server.clock.now(), new Date(server.clock.now().getTime() + hours(1))];
    expect((await close(soon)).body).toMatchObject({ state: 'open', closesAt: soon.toISOString() });
    expect((await close(new Date(soon.getTime() + 1))).error?.code).toBe('invalidRequest');
    expect((await close(new Date(now.getTime() - hours(1)))).error?.code).toBe('invalidRequest');
    await server.clock.advance(1);
    expect((await close(now)).body).toMatchObject({ state: 'closed', closedEarly: 'The hall is smaller' });
    expect((await enter(fans[1]!)).error?.code).toBe('marketplaceClosed');
    await run();
    await run();
    const { state, resultsAt, entries } = await publicDraw();
    expect({ state, resultsAt, entries }).toEqual({ state: 'closed', resultsAt: before, entries: 1 });
    expect((await close(server.clock.now())).error?.code).toBe('marketplaceClosed');
    expect((await read()).body.changes.map(({ change, time }) => [change, time?.after])).toEqual([
      ['close', (await publicDraw()).closesAt],
      ['close', soon.toISOString()],
    ]);
  });

  it('is exported page by page without its people, in the order drawn; each page is logged', async () => {
    for (const fan of fans) await enter(fan);
    await makeDraw();
    const { body, text } = await exported();
    expect(body.entries.map(({ place, state }) => [place, state])).toEqual([
      [1, 'won'],
      [2, 'won'],
      [3, 'pendingResults'],
    ]);
    expect(body.entries.map(({ drawnId }) => drawnId)).toEqual(
      (await readRecordOf(server, draw.eventId)).order,
    );
    for (const { userId } of fans) expect(text).not.toContain(userId);
    expect((await exported(2)).body.entries).toHaveLength(1);
    const { changes } = (await read()).body;
    expect(changes.map(({ change, exported: lines }) => [change, lines])).toEqual([
      ['export', 1],
      ['export', 3],
    ]);
  });
});

it('opens a draw before its time, once its seed is committed to', async () => {
  await prepare();
  const opensAt = new Date(server.clock.now().getTime() + hours(1));
  await server.database.query
    .updateTable('marketplace')
    .set({ opensAt })
    .where('marketplaceId', '=', draw.marketplaceId)
    .execute();
  expect((await read()).body).toMatchObject({ state: 'upcoming', allowed: { close: { allowed: false } } });
  const body = { eventId: draw.eventId, reason: 'Everyone asks' };
  const { body: opened } = await server.call('openClientDraw', { token: olga.token, body });
  expect(opened).toMatchObject({ state: 'open', changes: [{ change: 'open', reason: 'Everyone asks' }] });
  expect((await enter(fans[0]!)).status).toBe(200);
  await server.call('openClientDraw', { token: olga.token, body });
  expect((await read()).body.changes).toHaveLength(1);
});

it('moves the best free seats in and the last of the best out', async () => {
  await prepare({ rows: 2, seatsPerRow: 3 });
  const { seated } = draw;
  const inDraw = async () =>
    (
      await server.database.query
        .selectFrom('eventSeat')
        .select('seatCode')
        .where('eventId', '=', draw.eventId)
        .where('allotmentId', 'is not', null)
        .orderBy('rowRank')
        .orderBy('adjacencyIndex')
        .execute()
    ).map(({ seatCode }) => seatCode);
  const all = await inDraw();
  expect(all).toHaveLength(6);
  await setStock(4, seated);
  expect(await inDraw()).toEqual(all.slice(0, 4));
  await setStock(5, seated);
  expect(await inDraw()).toEqual(all.slice(0, 5));
  expect((await setStock(7, seated)).error?.details).toMatchObject({ maximum: 6 });
});
