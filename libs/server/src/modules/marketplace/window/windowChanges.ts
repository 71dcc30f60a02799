import type { Money, WindowChange } from '@foyer/contract';
import { sql } from 'kysely';
import { toJson } from '../../../platform/database/toJson.ts';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';
import type { Platform } from '../../../platform/platform.ts';

/** Who changes a draw or an auction: an operator on the command line, or a member of its organisation. */
type Changer = { operator: string } | { userId: string };

/** Requested change, with its reason. */
export interface ChangeOrder {
  eventId: string;
  by: Changer;
  reason: string;
}

interface Difference<Value> {
  before: Value;
  after: Value;
}

/** What was changed, as it is logged and answered. */
interface ChangeDetails {
  reason?: string;
  /** Times in ISO format. */
  time?: Difference<string>;
  stock?: Difference<number> & { offerGroupId: string };
  minimum?: Difference<Money> & { offerGroupId: string };
  exported?: number;
}

type ChangeKind = WindowChange['change'];
type Machine = 'draw' | 'auction';

const tables: Record<Machine, string> = { draw: 'draw_change', auction: 'auction_change' };

/** Logs a change of a draw or an auction. The row can't be changed or deleted. */
export async function logChange(
  { platform, tx }: { platform: Pick<Platform, 'newId'>; tx: TransactionScope },
  machine: Machine,
  {
    eventId,
    by,
    change,
    details,
  }: Omit<ChangeOrder, 'reason'> & { change: ChangeKind; details: ChangeDetails },
): Promise<void> {
  await tx
    .insertInto(`${machine}Change`)
    .values({ changeId: platform.newId(), eventId, change, details: toJson(details), ...by })
    .execute();
}

interface ChangeRow {
  change: ChangeKind;
  changedAt: Date;
  operator: string | null;
  /** Of the member; empty once the account is deleted. */
  name: string;
  details: ChangeDetails;
}

const mostListed = 200;

/** Lists the changes of a draw or an auction, the latest first. */
export async function listChanges(db: Queryable, machine: Machine, eventId: string): Promise<WindowChange[]> {
  const { rows } = await sql<ChangeRow>`
    select c.change, c.changed_at, c.operator, concat_ws(' ', u.first_name, u.last_name) as name, c.details
    from ${sql.table(tables[machine])} c left join user_account u using (user_id)
    where c.event_id = ${eventId} order by c.changed_at desc, c.change_id desc limit ${mostListed}`.execute(
    db,
  );
  return rows.map(({ change, changedAt, operator, name, details }) => {
    const { reason, time, stock, minimum, exported } = details;
    return {
      change,
      changedAt: changedAt.toISOString(),
      by: operator ?? name,
      isOperator: operator !== null,
      ...(reason === undefined ? {} : { reason }),
      ...(time ? { time } : {}),
      ...(stock ? { stock } : {}),
      ...(minimum ? { minimum } : {}),
      ...(exported === undefined ? {} : { exported }),
    };
  });
}
