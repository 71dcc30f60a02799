import { sql } from 'kysely';
import type { TimePosition } from '../../../platform/http/answers/timeCursor.ts';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';
import { inScope, type EventScope } from '../../../sale/event/eventScope.ts';

/** Season pass of a member, with its next date, or the last one. */
export interface MembershipRow {
  membershipId: string;
  seasonId: string;
  names: unknown;
  organiserName: string;
  memberId: string;
  autoRenew: boolean;
  dateCount: number;
  datesLeft: number;
  placeCount: number;
  eventId: string;
  startsAt: Date;
}

/** End of an event; without one, six hours after its start. */
const over = sql`coalesce(e.ends_at, e.starts_at + interval '6 hours')`;

/** The dates of membership `m`; its {product} are its member's own, whoever holds them. */
const ofMembership = sql`t.owner_id = m.user_id and t.origin_kind = 'seasonMembership' and t.origin_id = m.membership_id`;

/** Memberships with their dates, in scope. */
const memberships = (userId: string, scope: EventScope) => sql`
  season_membership m join season s using (season_id) join client c on c.client_id = s.client_id
  cross join lateral (
    select count(*)::int as "dateCount", count(*) filter (where d.is_ahead)::int as "datesLeft",
      (array_agg(d.event_id order by d.is_ahead desc, d.distance, d.event_id))[1] as "eventId",
      (array_agg(d.starts_at order by d.is_ahead desc, d.distance, d.event_id))[1] as "startsAt",
      (array_agg(d.places order by d.is_ahead desc, d.distance, d.event_id))[1] as "placeCount"
    from (
      select e.event_id, e.starts_at, count(*) filter (where t.state <> 'voided')::int as places,
        ${over} > foyer_now() and not event_is_off(e) as is_ahead,
        abs(extract(epoch from e.starts_at - foyer_now())) as distance
      from token t join event e using (event_id) where ${ofMembership} and ${inScope(scope)}
      group by e.event_id) d) dates
  where m.user_id = ${userId} and m.member_id is not null and dates."dateCount" > 0`;

const columns = sql`m.membership_id as "membershipId", s.season_id as "seasonId", s.name as names,
  c.name as "organiserName", m.member_id as "memberId", m.auto_renew as "autoRenew", dates.*`;

/** Lists the season passes of a user by their next date, or by their last one, latest first [C7.69b]. */
export async function findMemberships(
  db: Queryable,
  ask: {
    userId: string;
    scope: EventScope;
    when: 'upcoming' | 'past';
    /** Lists those with a place for it alone. */
    eventId: string | undefined;
    after: TimePosition | undefined;
    limit: number;
  },
): Promise<MembershipRow[]> {
  const isPast = ask.when === 'past';
  const direction = sql.raw(isPast ? 'desc' : 'asc');
  const beyond = sql.raw(isPast ? '<' : '>');
  const { rows } = await sql<MembershipRow>`
    select ${columns} from ${memberships(ask.userId, ask.scope)}
      and dates."datesLeft" ${isPast ? sql`= 0` : sql`> 0`}
      ${
        ask.eventId === undefined
          ? sql``
          : sql`and exists (select from token t where t.event_id = ${ask.eventId} and ${ofMembership})`
      }
      ${ask.after ? sql`and (dates."startsAt", m.membership_id) ${beyond} (${ask.after.at}, ${ask.after.id}::uuid)` : sql``}
    order by dates."startsAt" ${direction}, m.membership_id ${direction} limit ${ask.limit}`.execute(db);
  return rows;
}

/** Lists the season passes of a user that have, or had, a place for an event. */
export async function findMembershipsOf(
  db: Queryable,
  { userId, scope, eventId, limit }: { userId: string; scope: EventScope; eventId: string; limit: number },
): Promise<MembershipRow[]> {
  const { rows } = await sql<MembershipRow>`
    select ${columns} from ${memberships(userId, scope)}
      and exists (select from token t where t.event_id = ${eventId} and ${ofMembership})
    order by m.created_at, m.membership_id limit ${limit}`.execute(db);
  return rows;
}

/** Finds a season pass of a user. */
export async function findMembership(
  db: Queryable,
  { userId, scope, membershipId }: { userId: string; scope: EventScope; membershipId: string },
): Promise<MembershipRow | undefined> {
  const { rows } = await sql<MembershipRow>`
    select ${columns} from ${memberships(userId, scope)} and m.membership_id = ${membershipId}`.execute(db);
  return rows[0];
}

/** Lists the dates of season passes, also those whose {product} are void, soonest first. */
export async function findDates(
  db: Queryable,
  { userId, scope, membershipIds }: { userId: string; scope: EventScope; membershipIds: readonly string[] },
): Promise<{ membershipId: string; eventId: string }[]> {
  const { rows } = await sql<{ membershipId: string; eventId: string }>`
    select t.origin_id as "membershipId", e.event_id as "eventId"
    from token t join event e using (event_id)
    where t.owner_id = ${userId} and t.origin_kind = 'seasonMembership'
      and t.origin_id = any(${[...membershipIds]}::uuid[]) and ${inScope(scope)}
    group by t.origin_id, e.event_id order by e.starts_at, e.event_id`.execute(db);
  return rows;
}

/** Finds the events of valid {product} of a season pass; those that are none of it are left out. */
export async function findTokensOfPass(
  db: Queryable,
  { userId, membershipId, tokenIds }: { userId: string; membershipId: string; tokenIds: readonly string[] },
): Promise<Map<string, string>> {
  const { rows } = await sql<{ tokenId: string; eventId: string }>`
    select t.token_id as "tokenId", t.event_id as "eventId" from token t
    where t.owner_id = ${userId} and t.origin_kind = 'seasonMembership' and t.origin_id = ${membershipId}
      and t.token_id = any(${[...tokenIds]}::uuid[]) and t.state <> 'voided'`.execute(db);
  return new Map(rows.map(({ tokenId, eventId }) => [tokenId, eventId]));
}

/** Sets whether a season pass of a user is renewed. @returns false if it is none of the user */
export async function updateAutoRenew(
  tx: TransactionScope,
  { userId, membershipId, autoRenew }: { userId: string; membershipId: string; autoRenew: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('seasonMembership')
    .set({ autoRenew })
    .where('membershipId', '=', membershipId)
    .where('userId', '=', userId)
    .where('memberId', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Season pass in the export of a person's data. */
export interface ExportedMembershipRow {
  names: unknown;
  memberId: string;
  autoRenew: boolean;
  since: Date;
}

export async function findExportedMemberships(
  db: Queryable,
  userId: string,
): Promise<ExportedMembershipRow[]> {
  const { rows } = await sql<ExportedMembershipRow>`
    select s.name as names, m.member_id as "memberId", m.auto_renew as "autoRenew", m.created_at as since
    from season_membership m join season s using (season_id)
    where m.user_id = ${userId} and m.member_id is not null order by m.created_at, m.membership_id`.execute(
    db,
  );
  return rows;
}

/** Ends the renewal of a person's season passes, and forgets what the organiser knows the person by. */
export const forgetMemberships = async (tx: TransactionScope, userId: string): Promise<void> => {
  await tx
    .updateTable('seasonMembership')
    .set({ memberId: null, autoRenew: false })
    .where('userId', '=', userId)
    .execute();
};
