import type { DrawStock } from '@foyer/verify-draw';
import { sql } from 'kysely';
import { toJson } from '../../../../platform/database/toJson.ts';
import type { Queryable, TransactionScope } from '../../../../platform/database/transactionScope.ts';
import type { OpenDraw } from './drawPolicy.ts';

/** Draw of an event, with the times of its window. */
export interface DrawRow extends OpenDraw {
  eventId: string;
  drawId: string;
  marketplaceId: string;
  /** Of the window; null for everyone. */
  code: string | null;
  autoClaim: boolean;
  resultsAt: Date;
  sealedSeed: Buffer | null;
  seedCommitment: string | null;
  committedAt: Date | null;
  committedStock: DrawStock[] | null;
  drawnStock: DrawStock[] | null;
  closedAt: Date | null;
  closedEarly: string | null;
  entriesRoot: string | null;
  rootPublishedAt: Date | null;
  beaconSource: string | null;
  beaconRound: number | null;
  /** When the value of the round appears; null for rounds that were chosen before it was kept. */
  beaconAt: Date | null;
  beaconValue: string | null;
  serverSeed: string | null;
  drawnAt: Date | null;
  settledAt: Date | null;
  /** Of the event. */
  status: string;
  startsAt: Date;
}

/** Draw whose seed is committed to: its entries are open, or have been. */
export type CommittedDraw = DrawRow & {
  sealedSeed: Buffer;
  seedCommitment: string;
  committedAt: Date;
  committedStock: DrawStock[];
};

export interface StockChange {
  stockId: string;
  before: number;
  after: number;
  changedAt: Date;
}

const columns = sql`d.event_id, d.draw_id, d.marketplace_id, m.code, d.auto_claim, d.state, m.opens_at, m.closes_at,
  coalesce(m.results_at, m.closes_at) as results_at, d.sealed_seed, d.seed_commitment, d.committed_at,
  d.committed_stock, d.drawn_stock, d.closed_at, d.closed_early, d.entries_root, d.root_published_at,
  d.beacon_source, d.beacon_round::int as beacon_round, d.beacon_at, d.beacon_value, d.server_seed,
  d.drawn_at, d.settled_at, v.status, v.starts_at`;
const joined = sql`draw d join marketplace m using (event_id, marketplace_id) join event v using (event_id)`;

export const isCommitted = (draw: DrawRow | undefined): draw is CommittedDraw =>
  draw !== undefined && draw.seedCommitment !== null;

export async function findDraw(db: Queryable, eventId: string): Promise<DrawRow | undefined> {
  const { rows } = await sql<DrawRow>`
    select ${columns} from ${joined} where d.event_id = ${eventId}`.execute(db);
  return rows[0];
}

/**
 * Reads a draw and locks it until the transaction ends: `share` keeps it from being closed, `update` also from
 * accepting new entries. Lock it before a buyer.
 */
export async function lockDraw(
  tx: TransactionScope,
  eventId: string,
  mode: 'share' | 'update',
): Promise<DrawRow | undefined> {
  await sql`select from draw where event_id = ${eventId} for ${sql.raw(mode)}`.execute(tx);
  return findDraw(tx, eventId);
}

/** Lists the draws that are not settled yet. */
export async function listUnsettledDraws(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ eventId: string }>`
    select event_id from draw where settled_at is null and state <> 'cancelled' order by event_id`.execute(
    db,
  );
  return rows.map(({ eventId }) => eventId);
}

type DrawChange = Partial<
  Pick<
    DrawRow,
    | 'state'
    | 'sealedSeed'
    | 'seedCommitment'
    | 'committedAt'
    | 'closedAt'
    | 'closedEarly'
    | 'entriesRoot'
    | 'rootPublishedAt'
    | 'beaconSource'
    | 'beaconRound'
    | 'beaconAt'
    | 'beaconValue'
    | 'serverSeed'
    | 'drawnAt'
    | 'settledAt'
  > & { committedStock: readonly DrawStock[]; drawnStock: readonly DrawStock[] }
>;

export async function changeDraw(
  tx: TransactionScope,
  eventId: string,
  { committedStock, drawnStock, ...change }: DrawChange,
): Promise<void> {
  await tx
    .updateTable('draw')
    .set({
      ...change,
      ...(committedStock ? { committedStock: toJson(committedStock) } : {}),
      ...(drawnStock ? { drawnStock: toJson(drawnStock) } : {}),
    })
    .where('eventId', '=', eventId)
    .execute();
}

export async function insertStockChange(
  tx: TransactionScope,
  change: StockChange & { eventId: string },
): Promise<void> {
  await tx.insertInto('drawStockChange').values(change).execute();
}

/** Lists the changes of a draw's stock, in their order. */
export async function listStockChanges(db: Queryable, eventId: string): Promise<StockChange[]> {
  return db
    .selectFrom('drawStockChange')
    .select(['stockId', 'before', 'after', 'changedAt'])
    .where('eventId', '=', eventId)
    .orderBy('changedAt')
    .orderBy('stockId')
    .execute();
}

/** Stock as it is after its changes. */
export const stockAfter = (stock: readonly DrawStock[], changes: readonly StockChange[]): DrawStock[] =>
  stock.map((each) => ({
    ...each,
    quantity: changes.findLast(({ stockId }) => stockId === each.id)?.after ?? each.quantity,
  }));
