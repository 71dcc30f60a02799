import { hours } from '../../../../platform/time/units.ts';
import type { RandomnessBeacon } from '../../../../platform/gateways/beacon/randomnessBeacon.ts';
import { knowsBuyers } from '../../../../testing/sale/people/buyers.ts';
import { useTestServer } from '../../../../testing/useTestServer.ts';
import { changeDraw } from '../core/drawRepository.ts';
import { drawCalls, prepareDraw, type DrawStage } from '../testing/drawStage.ts';
import { inTransaction } from '../../../../platform/database/inTransaction.ts';

/** Beacon with a round each time that it is asked. Its outcomes are set by the tests. */
const fast = { round: 0, isDown: false, onChoice: async (): Promise<void> => {} };
const beacon: RandomnessBeacon = {
  source: 'fast',
  roundAfter: async () => {
    await fast.onChoice();
    if (fast.isDown) throw new Error('The beacon is down');
    return fast.round + 1;
  },
  timeOf: (round) => Promise.resolve(new Date(Date.UTC(2030, 0, round))),
  valueOf: (round) => Promise.resolve(round <= (fast.round += 1) ? 'ab'.repeat(32) : undefined),
};
const server = useTestServer({ authenticate: knowsBuyers, gateways: { beacon } });
let stage = {} as DrawStage;
const { enter, publicDraw, run } = drawCalls(server, () => stage);

beforeEach(async () => {
  Object.assign(fast, { isDown: false, onChoice: () => Promise.resolve() });
  stage = await prepareDraw(server);
  await enter(stage.fans[0]!);
  await server.clock.advance(hours(2));
  await run();
});

describe('the round of the beacon', () => {
  it('is chosen once anyone can read the root, even of a beacon that is faster than the database [C1.03a]', async () => {
    const seen: unknown[] = [];
    fast.onChoice = async () => {
      const { entriesRoot, rootPublishedAt, beaconRound, serverTime } = await publicDraw();
      seen.push([entriesRoot, beaconRound, rootPublishedAt! <= serverTime, fast.round]);
    };
    await run();
    const { entriesRoot, beaconRound, record } = await publicDraw();
    expect(seen).toEqual([[entriesRoot, undefined, true, beaconRound! - 1]]);
    expect(entriesRoot).toMatch(/^[0-9a-f]{64}$/);
    expect(record).toBeUndefined();
  });

  it('is chosen later for the same root, if the beacon does not answer', async () => {
    fast.isDown = true;
    await run();
    const before = await publicDraw();
    expect(before.beaconRound).toBeUndefined();
    fast.isDown = false;
    await run();
    const after = await publicDraw();
    expect(after).toMatchObject({ entriesRoot: before.entriesRoot, rootPublishedAt: before.rootPublishedAt });
    expect(after.beaconRound).toBe(fast.round + 1);
    expect(after.beaconAt).toBe(new Date(Date.UTC(2030, 0, fast.round + 1)).toISOString());
  });

  it.each([
    { change: { beaconSource: 'fast', beaconRound: 1 }, when: 'before the root' },
    {
      change: {
        beaconSource: 'fast',
        beaconRound: 1,
        entriesRoot: 'ab'.repeat(32),
        rootPublishedAt: new Date(),
      },
      when: 'with it',
    },
  ])('is refused by the database $when', async ({ change }) => {
    const { eventId } = stage.draw;
    const write = inTransaction(server.database, (tx) => changeDraw(tx, eventId, change));
    await expect(write).rejects.toThrow('append-only');
  });

  it('stays as it was chosen, and so does the root', async () => {
    await run();
    const { beaconRound } = await publicDraw();
    const { eventId } = stage.draw;
    for (const change of [{ beaconRound: beaconRound! + 1 }, { entriesRoot: 'ab'.repeat(32) }])
      await expect(inTransaction(server.database, (tx) => changeDraw(tx, eventId, change))).rejects.toThrow(
        'append-only',
      );
  });
});
