import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import {
  auctionCalls,
  prepareAuction,
  type AuctionStage,
} from '../../../modules/marketplace/auction/testing/auctionStage.ts';
import {
  drawCalls,
  prepareDraw,
  type DrawStage,
} from '../../../modules/marketplace/draw/testing/drawStage.ts';
import { hours } from '../../../platform/time/units.ts';
import { knowsBuyers } from '../../../testing/sale/people/buyers.ts';
import { useCommands } from '../../../testing/useCommands.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { operatorName } from '../../command/operatorName.ts';
import { checkDraw } from './verifyDrawCommand.ts';

const server = useTestServer({ authenticate: knowsBuyers });
const { foyer, fileOf } = useCommands(server);
const read = (name: string): Promise<string> => readFile(fileOf(name), 'utf8');
const linesOf = async (name: string): Promise<string[]> => (await read(name)).trimEnd().split('\r\n');
const nameOf = (eventId: string): string => `test-${eventId}`;
const reason = 'The hall is smaller';

describe('foyer draw', () => {
  it('closes a draw early for a reason, changes its stock, and exports it once it is made: right in the file and at its address', async () => {
    const stage: DrawStage = await prepareDraw(server);
    const { enter, makeDraw, charge, run } = drawCalls(server, () => stage);
    const event = nameOf(stage.draw.eventId);
    for (const fan of stage.fans) await enter(fan);
    expect(await foyer('draw', 'export', event, fileOf('early.json'))).toEqual([
      1,
      expect.stringContaining('The draw has not been made yet.'),
    ]);

    const [, changed] = await foyer('draw', 'stock', event, 'Floor', '1', reason);
    expect(changed).toMatch(new RegExp(`^${event}: open, 3 entries, .*hash of the seed [0-9a-f]{64}`));
    expect(changed).toContain('Floor: 1 places');
    expect(changed).toContain(`stock 2 -> 1 by operator ${operatorName()}: ${reason}`);
    const [closing, closed] = await foyer('draw', 'close', event, ...reason.split(' '));
    expect(closing).toBe(0);
    expect(closed).toContain(`(early: ${reason})`);
    expect((await enter(stage.fans[0]!)).error?.code).toBe('marketplaceClosed');

    await makeDraw();
    await charge();
    await run();
    expect((await foyer('draw', 'show', event))[1]).toMatch(
      /: drawn, 3 entries, .*; 1 wins, 1 paid, 0 lapsed/,
    );
    expect(await foyer('draw', 'export', event, fileOf('draw.json'))).toEqual([
      0,
      `${fileOf('draw.json')}: 3 entries`,
    ]);
    expect(await checkDraw(fileOf('draw.json'))).toBe('The draw is right: 3 entries, 1 winners, 1 units.');
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const published = `http://localhost:${port}/api/draw/public/record?eventId=${stage.draw.eventId}`;
    expect(await foyer('verify-draw', published)).toEqual([0, expect.stringMatching(/^Not checked: /)]);
    expect(await checkDraw(published)).toBe('The draw is right: 3 entries, 1 winners, 1 units.');
    expect(await foyer('draw', 'export', event, fileOf('draw.csv'))).toEqual([
      0,
      `${fileOf('draw.csv')}: 3 entries`,
    ]);
    const [header, ...entries] = await linesOf('draw.csv');
    expect(header).toBe('place,drawnId,quantity,maySplit,state,wonGroupId,wonQuantity');
    expect(entries.map((line) => line.split(',')[4])).toEqual(['claimed', 'lost', 'lost']);
    for (const { userId } of stage.fans) expect(await read('draw.csv')).not.toContain(userId);
  });
});

describe('foyer auction', () => {
  it('closes an auction early for a reason, changes its minimum, and exports its ranking once it is allocated', async () => {
    const stage: AuctionStage = await prepareAuction(server);
    const { offer, charge, run } = auctionCalls(server, () => stage);
    const event = nameOf(stage.auction.eventId);
    expect(await foyer('auction', 'minimum', event, 'Floor', '6000', reason)).toEqual([
      0,
      expect.stringContaining(`minimum CA$50.00 -> CA$60.00 by operator ${operatorName()}: ${reason}`),
    ]);
    for (const [at, fan] of stage.fans.entries()) await offer(fan, { steps: 2 + at });
    expect(await foyer('auction', 'export', event, fileOf('early.csv'))).toEqual([
      1,
      expect.stringContaining(`The auction of ${event} has not been allocated yet.`),
    ]);

    const [closing, closed] = await foyer('auction', 'close', event, reason);
    expect(closing).toBe(0);
    expect(closed).toContain(`(early: ${reason})`);
    expect(closed).toContain('Floor: 3 offers from CA$60.00 up for 2 units');
    expect((await offer(stage.fans[0]!, { steps: 9 })).error?.code).toBe('marketplaceClosed');

    await server.clock.advance(hours(3));
    await run();
    await charge();
    await run();
    const [, allocated] = await foyer('auction', 'show', event);
    expect(allocated).toContain('2 got in with 2 units, from CA$65.00 up, 2 paid');
    expect(await foyer('auction', 'export', event, fileOf('auction.csv'))).toEqual([
      0,
      `${fileOf('auction.csv')}: 3 offers`,
    ]);
    const [header, ...offers] = await linesOf('auction.csv');
    expect(header).toBe('offerGroupId,place,price,currency,reachedAt,quantity,state');
    expect(offers.map((line) => line.split(',')[2])).toEqual(['7000', '6500', '6000']);
    await foyer('auction', 'export', event, fileOf('auction.json'));
    const ranking = JSON.parse(await read('auction.json')) as { eventId: string; offers: unknown[] };
    expect(ranking).toMatchObject({ eventId: stage.auction.eventId });
    expect(ranking.offers).toHaveLength(3);
    for (const { userId } of stage.fans)
      expect((await read('auction.csv')) + (await read('auction.json'))).not.toContain(userId);
  });
});

it.each(['draw', 'auction'])('foyer %s knows no other event, and none without one', async (command) => {
  expect(await foyer(command, 'show', 'nowhere')).toEqual([
    1,
    expect.stringContaining('There is no event "nowhere".'),
  ]);
  const stage =
    command === 'draw' ? (await prepareAuction(server)).auction : (await prepareDraw(server)).draw;
  expect(await foyer(command, 'show', nameOf(stage.eventId))).toEqual([
    1,
    expect.stringContaining('This event has none'),
  ]);
});
