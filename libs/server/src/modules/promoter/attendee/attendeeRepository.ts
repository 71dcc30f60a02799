import type { Attendance, AgeGroup, AttendeeKind, AttendeeState } from '@foyer/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import type { TimePosition } from '../../../platform/http/answers/timeCursor.ts';
import type { TokenRow } from '../../../sale/token/tokenRepository.ts';

export interface AttendeeRow extends Pick<
  TokenRow,
  'seatCode' | 'sectionCode' | 'row' | 'seat' | 'seatKind'
> {
  tokenId: string;
  kind: AttendeeKind;
  state: AttendeeState;
  firstName: string | null;
  lastName: string | null;
  emailAddress: string | null;
  offerNames: unknown;
  ageGroup: AgeGroup | null;
  attendance: Attendance;
  orderNumber: string | null;
  boughtAt: Date;
  admittedAt: Date | null;
}

/** Attendees of an event that are asked for; all without a limit. */
export interface AttendeeFilter {
  eventId: string;
  state?: AttendeeState | undefined;
  offerGroupId?: string | undefined;
  search?: string | undefined;
  after?: TimePosition | undefined;
  limit?: number | undefined;
}

/** Valid tokens of an event, each with the person who enters with it, as far as the buyer has said. */
const attendees = (eventId: string) => sql`
  select t.event_id, t.token_id, t.state, t.offer_group_id, t.seat_code, t.age_group, t.attendance,
    date_trunc('milliseconds', t.created_at) as bought_at, o.order_number,
    coalesce(a.kind, case when t.holder_id = t.owner_id then 'unnamed' else 'holder' end) as kind,
    case when a.kind in ('guest', 'child') then a.first_name else u.first_name end as first_name,
    case when a.kind in ('guest', 'child') then a.last_name else u.last_name end as last_name,
    coalesce(a.email_address, case when u.deleted_at is null then u.email_address end) as email_address,
    coalesce(s.section_code, i.section_code) as section_code, s.row_label as row, s.seat_label as seat,
    s.kind as seat_kind
  from token t join user_account u on u.user_id = t.holder_id
  join inventory_item i on i.event_id = t.event_id and i.inventory_item_id = t.inventory_item_id
  left join token_attendee a on a.event_id = t.event_id and a.token_id = t.token_id
  left join event_seat s on s.event_id = t.event_id and s.seat_code = t.seat_code
  left join purchase_order o on o.event_id = t.event_id and o.order_id = t.order_id
  where t.event_id = ${eventId} and t.state <> 'voided'`;

/** Lists attendees, latest sold first. */
export async function findAttendees(db: Queryable, filter: AttendeeFilter): Promise<AttendeeRow[]> {
  const { eventId, state, offerGroupId, search, after, limit } = filter;
  const { rows } = await sql<AttendeeRow>`
    select p.token_id, p.kind, p.state, p.first_name, p.last_name, p.email_address, g.name as offer_names, p.seat_code,
      p.section_code, p.row, p.seat, p.seat_kind, p.age_group, p.attendance, p.order_number, p.bought_at,
      case when p.state = 'checkedIn' then (select max(m.at) from token_transition m
        where m.event_id = p.event_id and m.token_id = p.token_id and m.to_state = 'checkedIn') end as admitted_at
    from (${attendees(eventId)}) p join offer_group g using (event_id, offer_group_id)
    where true
      ${state === undefined ? sql`` : sql`and p.state = ${state}`}
      ${offerGroupId === undefined ? sql`` : sql`and p.offer_group_id = ${offerGroupId}`}
      ${
        search === undefined
          ? sql``
          : sql`and position(lower(${search}) in lower(concat_ws(' ', p.first_name, p.last_name, p.email_address,
              p.order_number, p.seat_code))) > 0`
      }
      ${after ? sql`and (p.bought_at, p.token_id) < (${after.at}, ${after.id}::uuid)` : sql``}
    order by p.bought_at desc, p.token_id desc ${limit === undefined ? sql`` : sql`limit ${limit}`}`.execute(
    db,
  );
  return rows;
}

/** Numbers of the attendees with an offer. */
export interface AttendeeCountRow {
  offerGroupId: string;
  offerNames: unknown;
  attendees: number;
  checkedIn: number;
  unnamed: number;
  sent: number;
  selling: number;
}

/** Counts attendees by offer, in the order of the offers' ids; an offer of which nothing is sold is not among them. */
export async function countAttendees(db: Queryable, eventId: string): Promise<AttendeeCountRow[]> {
  const { rows } = await sql<AttendeeCountRow>`
    select t.offer_group_id, g.name as offer_names, count(*)::int as attendees,
      count(*) filter (where t.state = 'checkedIn')::int as checked_in,
      count(*) filter (where a.token_id is null and t.holder_id = t.owner_id)::int as unnamed,
      count(*) filter (where t.state = 'sent')::int as sent,
      count(*) filter (where t.state = 'selling')::int as selling
    from token t join offer_group g using (event_id, offer_group_id)
    left join token_attendee a using (event_id, token_id)
    where t.event_id = ${eventId} and t.state <> 'voided'
    group by t.offer_group_id, g.name order by t.offer_group_id`.execute(db);
  return rows;
}
