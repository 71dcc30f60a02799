import { sql, type Insertable, type Selectable } from 'kysely';
import type { ConferenceGuestTable, ConferenceTable } from '../../../platform/database/databaseSchema.gen.ts';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';
import { guestStates } from '../stage/recentStage.ts';

export type ConferenceRow = Selectable<ConferenceTable>;
export type GuestRow = Selectable<ConferenceGuestTable>;

export const findConference = (db: Queryable, eventId: string): Promise<ConferenceRow | undefined> =>
  db.selectFrom('conference').selectAll().where('eventId', '=', eventId).executeTakeFirst();

/** Locks a stage, so that one change of its places happens at a time. */
export const lockConference = (tx: TransactionScope, eventId: string): Promise<ConferenceRow | undefined> =>
  tx.selectFrom('conference').selectAll().where('eventId', '=', eventId).forUpdate().executeTakeFirst();

/** Stores the settings of a stage. An absent token keeps the stored one. */
export async function storeConference(
  tx: TransactionScope,
  { sealedMediaToken, ...config }: Insertable<ConferenceTable>,
): Promise<void> {
  const token = sealedMediaToken === undefined ? {} : { sealedMediaToken };
  await tx
    .insertInto('conference')
    .values({ ...config, ...token })
    .onConflict((conflict) => conflict.column('eventId').doUpdateSet({ ...config, ...token }))
    .execute();
}

/** Counts the guests who have a place: on stage, or setting up. */
export async function countPlaces(tx: TransactionScope, eventId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('conferenceGuest')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('eventId', '=', eventId)
    .where('state', 'in', ['accepted', 'ready'])
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const findGuest = (
  db: Queryable,
  { eventId, userId }: { eventId: string; userId: string },
): Promise<GuestRow | undefined> =>
  db
    .selectFrom('conferenceGuest')
    .selectAll()
    .where('eventId', '=', eventId)
    .where('userId', '=', userId)
    .executeTakeFirst();

export const findCandidate = (
  db: Queryable,
  { eventId, candidateId }: { eventId: string; candidateId: string },
): Promise<GuestRow | undefined> =>
  db
    .selectFrom('conferenceGuest')
    .selectAll()
    .where('eventId', '=', eventId)
    .where('candidateId', '=', candidateId)
    .executeTakeFirst();

/** Registers a fan, also again after they were off the stage; a change meanwhile wins. */
export async function registerGuest(
  tx: TransactionScope,
  guest: { eventId: string; userId: string; candidateId: string },
  now: Date,
): Promise<void> {
  const state = 'registered';
  await tx
    .insertInto('conferenceGuest')
    .values({ ...guest, state, registeredAt: now, changedAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['eventId', 'userId'])
        .doUpdateSet({ state, registeredAt: now, changedAt: now })
        .where('conferenceGuest.state', 'in', ['declined', 'left']),
    )
    .execute();
}

/** Moves a guest on, if they still are where they were. @returns whether they did */
export async function moveGuest(
  tx: TransactionScope,
  { eventId, userId, state: from }: Pick<GuestRow, 'eventId' | 'userId' | 'state'>,
  to: GuestRow['state'],
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .updateTable('conferenceGuest')
    .set({ state: to, changedAt: now })
    .where('eventId', '=', eventId)
    .where('userId', '=', userId)
    .where('state', '=', from)
    .returning('userId')
    .execute();
  return rows.length > 0;
}

/** Empties a stage: no guest is invited, on the way or on it any more. */
export async function emptyStage(tx: TransactionScope, eventId: string, now: Date): Promise<void> {
  await tx
    .updateTable('conferenceGuest')
    .set({ state: 'left', changedAt: now })
    .where('eventId', '=', eventId)
    .where('state', 'in', guestStates)
    .execute();
}

export interface CandidateRow {
  candidateId: string;
  firstName: string | null;
  lastName: string | null;
  state: string;
  changedAt: Date;
}

/** Lists who registered for a stage: those on it, on the way and invited first. */
export async function listCandidates(db: Queryable, eventId: string, limit: number): Promise<CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`
    select g.candidate_id as "candidateId", u.first_name as "firstName", u.last_name as "lastName", g.state,
      g.changed_at as "changedAt"
    from conference_guest g join user_account u using (user_id)
    where g.event_id = ${eventId}
    order by array_position(array['ready', 'accepted', 'invited', 'registered', 'declined', 'left', 'removed'],
      g.state),
      g.registered_at, g.candidate_id
    limit ${limit}`.execute(db);
  return rows;
}

export async function countRegistered(db: Queryable, eventId: string): Promise<number> {
  const { count } = await db
    .selectFrom('conferenceGuest')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('eventId', '=', eventId)
    .where('state', '=', 'registered')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Lists the stages for which a user registered, latest first. */
export const listPlacesOf = (db: Queryable, userId: string, limit: number) =>
  db
    .selectFrom('conferenceGuest as g')
    .innerJoin('event as e', 'e.eventId', 'g.eventId')
    .select(['g.eventId', 'e.shortName as names', 'g.state', 'g.registeredAt', 'g.changedAt'])
    .where('g.userId', '=', userId)
    .orderBy('g.registeredAt', 'desc')
    .orderBy('g.eventId')
    .limit(limit)
    .execute();

export async function deleteGuest(tx: TransactionScope, userId: string): Promise<void> {
  await tx.deleteFrom('conferenceGuest').where('userId', '=', userId).execute();
}

/** Closes a stage for good, without its addresses and token; again, nothing changes. */
export async function clearConference(tx: TransactionScope, eventId: string, now: Date): Promise<void> {
  await sql`
    update conference set is_open = false, publish_url = null, watch_url = null, sealed_media_token = null,
      updated_at = ${now}
    where event_id = ${eventId}
      and (is_open or coalesce(publish_url, watch_url) is not null or sealed_media_token is not null)`.execute(
    tx,
  );
}

/** Tells whether a stream was ended by its organiser. */
export async function hasEnded(db: Queryable, eventId: string): Promise<boolean> {
  const row = await db
    .selectFrom('event')
    .select('eventId')
    .where('eventId', '=', eventId)
    .where('streamEndedAt', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps how what a guest sends is ended, if they still are on stage. @returns whether they are */
export async function keepMedia(
  tx: TransactionScope,
  { eventId, userId, sealedMedia }: { eventId: string; userId: string; sealedMedia: Buffer },
): Promise<boolean> {
  const rows = await tx
    .updateTable('conferenceGuest')
    .set({ sealedMedia })
    .where('eventId', '=', eventId)
    .where('userId', '=', userId)
    .where('state', '=', 'ready')
    .returning('userId')
    .execute();
  return rows.length > 0;
}

/** Takes how what a guest sends is ended, so that one call ends it. */
export async function takeMedia(
  tx: TransactionScope,
  { eventId, userId }: { eventId: string; userId: string },
): Promise<Buffer | null> {
  const row = await tx
    .selectFrom('conferenceGuest')
    .select('sealedMedia')
    .where('eventId', '=', eventId)
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!row?.sealedMedia) return null;
  await tx
    .updateTable('conferenceGuest')
    .set({ sealedMedia: null })
    .where('eventId', '=', eventId)
    .where('userId', '=', userId)
    .execute();
  return row.sealedMedia;
}
