import { sql } from 'kysely';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { knowsBuyers } from '../../../testing/sale/people/buyers.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { prepareAuction } from '../auction/testing/auctionStage.ts';
import { drawCalls, prepareDraw } from '../draw/testing/drawStage.ts';
import { endUndecided, undecidedIn } from './endUndecided.ts';

const server = useTestServer({ authenticate: knowsBuyers });

class Undone extends Error {}

describe('entries and offers that are not decided', () => {
  it.each(['draw', 'auction'] as const)('are found by an index of their own (%s)', async (machine) => {
    const { eventId } =
      machine === 'draw' ? (await prepareDraw(server)).draw : (await prepareAuction(server)).auction;
    const plans: string[] = [];
    const work = inTransaction(server.database, async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      for (const state of ['lost', 'cancelled'] as const) {
        const query = undecidedIn({ machine, eventId, state }, { after: eventId, limit: 500 });
        const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(tx);
        plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
      }
      throw new Undone();
    });
    await expect(work).rejects.toThrow(Undone);
    const index = machine === 'draw' ? 'draw_entry_undecided' : 'auction_offer_undecided';
    expect(plans).toEqual([expect.stringContaining(index), expect.stringContaining(index)]);
  });

  it('are ended from where an earlier run stopped, in the same way', async () => {
    const { draw, fans } = await prepareDraw(server);
    const { eventId } = draw;
    const { enter } = drawCalls(server, () => ({ draw, fans }));
    for (const fan of fans) await enter(fan);
    const { query } = server.database;
    const ids = async (state: string) => {
      const entries = query.selectFrom('drawEntry').select('entryId').where('eventId', '=', eventId);
      const rows = await entries.where('state', '=', state).orderBy('entryId').execute();
      return rows.map(({ entryId }) => entryId);
    };
    const endedTo = () =>
      query
        .selectFrom('draw')
        .select(['endingState', 'endedTo'])
        .where('eventId', '=', eventId)
        .executeTakeFirstOrThrow();
    const end = (state: 'lost' | 'cancelled', perRun: number) =>
      endUndecided(server.platform, { machine: 'draw', eventId, state }, async () => undefined, {
        perBatch: 1,
        perRun,
      });
    const [first, second, third] = await ids('entered');
    expect(await end('cancelled', 1)).toBe(false);
    expect(await endedTo()).toEqual({ endingState: 'cancelled', endedTo: first });
    // As if the run had stopped further on.
    await query.updateTable('draw').set({ endedTo: second! }).where('eventId', '=', eventId).execute();
    expect(await end('cancelled', 9)).toBe(false);
    expect(await endedTo()).toEqual({ endingState: null, endedTo: null });
    expect(await ids('cancelled')).toEqual([first, third]);
    // Nothing before the place where a run began is left out for good.
    await query
      .updateTable('draw')
      .set({ endingState: 'lost', endedTo: third! })
      .where('eventId', '=', eventId)
      .execute();
    expect(await end('cancelled', 9)).toBe(true);
    expect(await ids('cancelled')).toEqual([first, second, third]);
  });
});
