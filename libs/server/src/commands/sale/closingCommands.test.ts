import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {
  auctionCalls,
  prepareAuction,
  type AuctionStage,
} from '../../modules/marketplace/auction/testing/auctionStage.ts';
import { drawCalls, prepareDraw, type DrawStage } from '../../modules/marketplace/draw/testing/drawStage.ts';
import { hours } from '../../platform/time/units.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/createTestDatabase.ts';
import { knowsBuyers } from '../../testing/sale/buyers.ts';
import { buildTestServer, type TestServer } from '../../testing/testServer.ts';
import { operatorName } from '../command/operatorName.ts';
import { runCommand } from '../runCommand.ts';
import { checkDraw } from './verifyDrawCommand.ts';

let test: TestDatabase;
let server: TestServer;
let folder: string;

/** Runs a command. @returns its status and what it said last */
async function foyer(...words: string[]): Promise<[status: number, said: string]> {
  const said: string[] = [];
  const variables = { DATABASE_URL: test.connectionString, FOYER_DATA: folder, FOYER_SANDBOX: 'on' };
  const status = await runCommand(words, variables, (text) => said.push(text));
  return [status, said.at(-1)!];
}
const fileOf = (name: string): string => path.join(folder, name);
const read = (name: string): Promise<string> => readFile(fileOf(name), 'utf8');
const linesOf = async (name: string): Promise<string[]> => (await read(name)).trimEnd().split('\r\n');
const nameOf = (eventId: string): string => `test-${eventId}`;
const reason = 'The hall is smaller';

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'foyer-closing-'));
  test = await createTestDatabase();
  server = await buildTestServer({ database: test.database, authenticate: knowsBuyers });
});
afterAll(async () => {
  await server.close();
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

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
