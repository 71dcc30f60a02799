import { sql } from 'kysely';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';

export interface StreamItem {
  eventId: string;
  inventoryItemId: string;
  quantity: number;
  /** Whether the user has frozen all tokens. */
  isFrozen: boolean;
}

/**
 * Lists what opens streams for a user: valid {product} with streaming attendance, of an event or an item. One that was sent
 * opens its stream until it is accepted, and a picture that was seen ends the invitation.
 */
export async function listStreamItems(
  db: Queryable,
  userId: string,
  { eventId, inventoryItemId }: { eventId?: string; inventoryItemId?: string },
): Promise<StreamItem[]> {
  const { rows } = await sql<StreamItem>`
    select event_id, inventory_item_id, count(*)::integer as quantity,
      exists (select from user_account where user_id = ${userId} and tokens_frozen_at is not null) as is_frozen
    from token
    where holder_id = ${userId} and attendance = 'STREAMING' and state in ('active', 'sent', 'checkedIn')
      and ${eventId === undefined ? sql`inventory_item_id = ${inventoryItemId}` : sql`event_id = ${eventId}`}
    group by event_id, inventory_item_id
    order by event_id, inventory_item_id
    limit 20`.execute(db);
  return rows;
}

export interface Lease {
  userId: string;
  sessionId: string;
  eventId: string;
  inventoryItemId: string;
  leaseUntil: Date;
}

/**
 * Makes a user's playback session one of this page, unless another is on: its lease is over, it is the one that the page
 * had, or it is taken over. Two at once are told apart by the row's lock [INV-15].
 */
export async function takeLease(
  tx: TransactionScope,
  { userId, sessionId, eventId, inventoryItemId, leaseUntil }: Lease,
  { now, formerId, takesOver }: { now: Date; formerId?: string | undefined; takesOver: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    insert into playback_lease as l (user_id, session_id, event_id, inventory_item_id, lease_until)
    values (${userId}, ${sessionId}, ${eventId}, ${inventoryItemId}, ${leaseUntil})
    on conflict (user_id) do update set session_id = excluded.session_id, event_id = excluded.event_id,
      inventory_item_id = excluded.inventory_item_id, lease_until = excluded.lease_until, is_opened = false
    where ${takesOver} or l.lease_until <= ${now} or l.session_id = ${formerId ?? null}::uuid
    returning session_id`.execute(tx);
  return rows.length > 0;
}

export async function deleteLeases(
  tx: TransactionScope,
  { userId, sessionId }: { userId: string; sessionId?: string },
): Promise<void> {
  await tx
    .deleteFrom('playbackLease')
    .where('userId', '=', userId)
    .$if(sessionId !== undefined, (query) => query.where('sessionId', '=', sessionId!))
    .execute();
}

/** Finds the playback session of a user, also one whose lease is over. */
export const findLease = (db: Queryable, userId: string) =>
  db
    .selectFrom('playbackLease')
    .select(['eventId', 'inventoryItemId', 'sessionId', 'leaseUntil'])
    .where('userId', '=', userId)
    .executeTakeFirst();

/** Locks the playback session of a user, so that one check-in at a time chooses a token. */
export const lockLease = (tx: TransactionScope, userId: string) =>
  tx
    .selectFrom('playbackLease')
    .select(['eventId', 'inventoryItemId', 'sessionId', 'leaseUntil'])
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst();

/** Tells whether the lease of a session is on. */
export async function hasLease(db: Queryable, sessionId: string, now: Date): Promise<boolean> {
  const lease = await db
    .selectFrom('playbackLease')
    .select('userId')
    .where('sessionId', '=', sessionId)
    .where('leaseUntil', '>', now)
    .executeTakeFirst();
  return lease !== undefined;
}

/** Notes that a session was opened. @returns whether it was for the first time */
export async function openSession(tx: TransactionScope, sessionId: string): Promise<boolean> {
  const rows = await tx
    .updateTable('playbackLease')
    .set({ isOpened: true })
    .where('sessionId', '=', sessionId)
    .where('isOpened', '=', false)
    .returning('sessionId')
    .execute();
  return rows.length > 0;
}

/** Finds the token by which a user watches: the one that has checked in, if there is one. */
export const findWatchedToken = (
  db: Queryable,
  { userId, eventId, inventoryItemId }: { userId: string; eventId: string; inventoryItemId: string },
) =>
  db
    .selectFrom('token')
    .select(['tokenId', 'state'])
    .where('eventId', '=', eventId)
    .where('holderId', '=', userId)
    .where('inventoryItemId', '=', inventoryItemId)
    .where('attendance', '=', 'STREAMING')
    .where('state', 'in', ['active', 'sent', 'checkedIn'])
    .orderBy(sql`state = 'checkedIn'`, 'desc')
    .orderBy('tokenId')
    .limit(1)
    .executeTakeFirst();

export const findViewer = (db: Queryable, { userId, eventId }: { userId: string; eventId: string }) =>
  db
    .selectFrom('streamViewer as v')
    .leftJoin('streamFeedback as f', (join) =>
      join.onRef('f.eventId', '=', 'v.eventId').onRef('f.userId', '=', 'v.userId'),
    )
    .select(['v.firstWatchedAt', 'f.givenAt'])
    .where('v.userId', '=', userId)
    .where('v.eventId', '=', eventId)
    .executeTakeFirst();

/** Stores that a user has seen a stream; again, the first time stays. */
export async function insertViewer(
  tx: TransactionScope,
  viewer: { eventId: string; userId: string; inventoryItemId: string; country: string | null },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('streamViewer')
    .values({ ...viewer, firstWatchedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Counts this minute as watched, of who has seen a picture. */
export async function insertMinute(
  tx: TransactionScope,
  { userId, eventId }: { userId: string; eventId: string },
  now: Date,
): Promise<void> {
  await sql`
    insert into stream_minute (event_id, minute, user_id)
    select event_id, date_trunc('minute', ${now}::timestamptz, 'UTC'), user_id
    from stream_viewer where event_id = ${eventId} and user_id = ${userId}
    on conflict do nothing`.execute(tx);
}

export interface WatchedStream {
  eventId: string;
  names: unknown;
  firstWatchedAt: Date;
  minutes: number;
  country: string | null;
  rating: number | null;
  comment: string | null;
}

/** Lists the streams that a user watched, latest first. */
export async function listWatched(db: Queryable, userId: string, limit: number): Promise<WatchedStream[]> {
  const { rows } = await sql<WatchedStream>`
    select v.event_id as "eventId", e.short_name as names, v.first_watched_at as "firstWatchedAt",
      (select count(*) from stream_minute m where m.event_id = v.event_id and m.user_id = v.user_id)::integer as minutes,
      v.country, f.rating, f.comment
    from stream_viewer v join event e using (event_id) left join stream_feedback f using (event_id, user_id)
    where v.user_id = ${userId}
    order by v.first_watched_at desc, v.event_id limit ${limit}`.execute(db);
  return rows;
}

/** Deletes that a user watched, with their feedback and minutes. */
export async function deleteWatched(tx: TransactionScope, userId: string): Promise<void> {
  await tx.deleteFrom('streamViewer').where('userId', '=', userId).execute();
}
