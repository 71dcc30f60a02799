import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { toJson } from '../../platform/database/toJson.ts';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import type { NewId } from '../../platform/security/ids.ts';
import type { Randomness } from '../../platform/security/randomness.ts';
import { randomSecret } from '../../platform/security/secrets.ts';

/** Operator's change to the waiting room of an event. */
export type RoomOrder =
  | { change: 'on'; arrivalsFrom: Date; opensAt: Date; perMinute: number }
  | { change: 'pace'; perMinute: number }
  | { change: 'pause' | 'resume' | 'off' };

interface OrderParts {
  database: Database;
  newId: NewId;
  randomness: Randomness;
}

/** Changes a room that is open. Numbers admitted until now are kept, and the time begins anew. */
async function changeAdmission(
  tx: TransactionScope,
  eventId: string,
  { change, ...order }: Exclude<RoomOrder, { change: 'on' | 'off' }>,
): Promise<bigint> {
  const perMinute = 'perMinute' in order ? order.perMinute : null;
  const { numAffectedRows = 0n } = await sql`
    update waiting_room r set admitted = waiting_room_admitted(r),
      admitted_per_minute = coalesce(${perMinute}::integer, r.admitted_per_minute),
      admitting_since = case when ${change} = 'pause' or (${change} = 'pace' and r.admitting_since is null) then null
        else foyer_now() end
    where r.event_id = ${eventId} and r.drawn is not null
      and (${change} = 'pace' or (r.admitting_since is null) = (${change} = 'resume'))`.execute(tx);
  return numAffectedRows;
}

async function carryOut(
  tx: TransactionScope,
  eventId: string,
  order: RoomOrder,
  randomness: Randomness,
): Promise<boolean> {
  if (order.change === 'on') {
    const { arrivalsFrom, opensAt, perMinute } = order;
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto('waitingRoom')
      .values({
        eventId,
        arrivalsFrom,
        opensAt,
        admittedPerMinute: perMinute,
        seed: randomSecret(randomness),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows > 0n;
  }
  if (order.change === 'off') {
    const { numDeletedRows } = await tx
      .deleteFrom('waitingRoom')
      .where('eventId', '=', eventId)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  }
  return (await changeAdmission(tx, eventId, order)) > 0n;
}

/**
 * Changes the waiting room of an event, and logs it with the operator.
 * @returns whether anything changed: `on` needs an event without a room, the others one with a room, and `pace`,
 * `pause` and `resume` an open one
 */
export const orderRoom = (
  { database, newId, randomness }: OrderParts,
  eventId: string,
  { operator, ...order }: RoomOrder & { operator: string },
): Promise<boolean> =>
  inTransaction(database, async (tx) => {
    const isDone = await carryOut(tx, eventId, order, randomness);
    if (!isDone) return false;
    const { change, ...details } = order;
    await tx
      .insertInto('waitingRoomChange')
      .values({ changeId: newId(), eventId, change, details: toJson(details), operator })
      .execute();
    return true;
  });
