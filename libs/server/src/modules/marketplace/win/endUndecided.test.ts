import { sql } from 'kysely';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { prepareAuction } from '../auction/testing/auctionStage.ts';
import { prepareDraw } from '../draw/testing/drawStage.ts';
import { undecidedIn } from './endUndecided.ts';

const server = useTestServer();

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
});
