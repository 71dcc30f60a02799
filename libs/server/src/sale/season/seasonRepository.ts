import type { Locale } from '@foyer/contract';
import { sql } from 'kysely';
import { toJson } from '../../platform/database/toJson.ts';
import type { Queryable, TransactionScope } from '../../platform/database/transactionScope.ts';

export interface SeasonRow {
  seasonId: string;
  clientId: string;
  code: string;
  /** By locale. */
  names: unknown;
  currency: string;
}

/** Event of a season, with its name in addresses. */
export interface SeasonEventRow {
  eventId: string;
  vanityName: string;
  startsAt: Date;
  isOff: boolean;
}

export async function findSeason(db: Queryable, code: string): Promise<SeasonRow | undefined> {
  const { rows } = await sql<SeasonRow>`
    select season_id as "seasonId", client_id as "clientId", code, name as names, currency
    from season where code = ${code}`.execute(db);
  return rows[0];
}

/** Lists the events of a season, soonest first. */
export async function findSeasonEvents(db: Queryable, seasonId: string): Promise<SeasonEventRow[]> {
  const { rows } = await sql<SeasonEventRow>`
    select e.event_id as "eventId", e.vanity_name as "vanityName", e.starts_at as "startsAt",
      event_is_off(e) as "isOff"
    from season_event s join event e using (event_id)
    where s.season_id = ${seasonId} order by e.starts_at, e.event_id`.execute(db);
  return rows;
}

/** Writes a season with its events, which are of its organisation and in its currency. @returns false if it is there already */
export async function insertSeason(
  tx: TransactionScope,
  season: Omit<SeasonRow, 'names'> & { names: Partial<Record<Locale, string>> },
  eventIds: readonly string[],
): Promise<boolean> {
  const { seasonId, clientId, code, names, currency } = season;
  const { rows } = await sql`
    insert into season (season_id, client_id, code, name, currency)
    values (${seasonId}, ${clientId}, ${code}, ${toJson(names)}::jsonb, ${currency})
    on conflict (code) do nothing returning season_id`.execute(tx);
  if (rows.length === 0) return false;
  await sql`
    insert into season_event (event_id, season_id, client_id, currency)
    select event_id, ${seasonId}, ${clientId}, ${currency} from unnest(${[...eventIds]}::uuid[]) event_id`.execute(
    tx,
  );
  return true;
}

export interface NewMembership {
  membershipId: string;
  seasonId: string;
  memberId: string;
  userId: string;
  autoRenew: boolean;
  /** Membership of the season before. */
  renewsId?: string;
}

/** @returns false if the season has the member already, or the membership before is renewed */
export async function insertMembership(tx: TransactionScope, membership: NewMembership): Promise<boolean> {
  const { membershipId, seasonId, memberId, userId, autoRenew, renewsId = null } = membership;
  const { rows } = await sql`
    insert into season_membership (membership_id, season_id, member_id, user_id, auto_renew, renews_id)
    values (${membershipId}, ${seasonId}, ${memberId}, ${userId}, ${autoRenew}, ${renewsId})
    on conflict do nothing returning membership_id`.execute(tx);
  return rows.length === 1;
}

/** Member of a season, for its organiser. */
export interface MemberRow {
  membershipId: string;
  memberId: string;
  userId: string;
  emailAddress: string;
  locale: Locale;
  autoRenew: boolean;
  /** {product} that are valid. */
  tokens: number;
  isRenewed: boolean;
}

/** Lists the members of a season by their ids; those who deleted their account have none. */
export async function findMembers(db: Queryable, seasonId: string): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select m.membership_id as "membershipId", m.member_id as "memberId", m.user_id as "userId",
      u.email_address as "emailAddress", u.user_locale as locale, m.auto_renew as "autoRenew",
      (select count(*)::int from season_event e
        join token t on t.event_id = e.event_id and t.origin_kind = 'seasonMembership' and t.origin_id = m.membership_id
        where e.season_id = m.season_id and t.state <> 'voided') as tokens,
      exists (select from season_membership r where r.renews_id = m.membership_id) as "isRenewed"
    from season_membership m join user_account u using (user_id)
    where m.season_id = ${seasonId} and m.member_id is not null and u.deleted_at is null
    order by m.member_id`.execute(db);
  return rows;
}

/** Place that a membership was given, whoever has it now. */
export interface GivenPlace {
  eventId: string;
  seatCode: string | null;
  /** Of the offer, by locale. */
  names: unknown;
}

/** Lists the places that a membership was given, event by event, soonest first. */
export async function findGivenPlaces(
  db: Queryable,
  { seasonId, membershipId }: { seasonId: string; membershipId: string },
): Promise<GivenPlace[]> {
  const { rows } = await sql<GivenPlace>`
    select t.event_id as "eventId", t.seat_code as "seatCode", o.name as names
    from season_event s join event e using (event_id)
    join token t on t.event_id = s.event_id and t.origin_kind = 'seasonMembership' and t.origin_id = ${membershipId}
    join offer_group o on o.event_id = t.event_id and o.offer_group_id = t.offer_group_id
    where s.season_id = ${seasonId} order by e.starts_at, e.event_id, t.seat_code, t.token_id`.execute(db);
  return rows;
}

/** Finds the items of seats. */
export async function findItemsOfSeats(
  db: Queryable,
  { eventId, seatCodes }: { eventId: string; seatCodes: readonly string[] },
): Promise<Map<string, string>> {
  const { rows } = await sql<{ seatCode: string; inventoryItemId: string }>`
    select seat_code as "seatCode", inventory_item_id as "inventoryItemId" from event_seat
    where event_id = ${eventId} and seat_code = any(${[...seatCodes]}::text[])`.execute(db);
  return new Map(rows.map(({ seatCode, inventoryItemId }) => [seatCode, inventoryItemId]));
}
