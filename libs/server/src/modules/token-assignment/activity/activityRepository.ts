import type {
  ActivitySummary,
  Fulfilment,
  ItemCategory,
  ShippingAddress,
  MarketplaceType,
} from '@foyer/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import type { TimePosition } from '../../../platform/http/answers/timeCursor.ts';
import { inScope, type EventScope } from '../../../sale/event/eventScope.ts';
import type { StoredJson } from '../../../platform/database/storedForm.ts';
import { isManagedBy } from '../../../sale/token/tokenRepository.ts';
import { shippingAddressForm } from '../../../sale/payment/orderForms.ts';

/** Event for which a user has tokens in a tab, with its position in the list. */
export interface TokenEvent {
  eventId: string;
  tokenCount: number;
  startsAt: Date;
}

/** End of an event; without one, six hours after its start. */
const over = sql`coalesce(e.ends_at, e.starts_at + interval '6 hours')`;

/** Lists of events by what a user has to do with their tokens. */
export type TokenTab = 'going' | 'streaming' | 'managing' | 'secured';

/** End of a stream, which may be seen again. */
const streamIsOver = sql`greatest(coalesce(e.stream_ended_at, ${over}),
  case when e.stream_is_kept then e.replay_expires_at end)`;

const isHeldBy = (userId: string) => sql`t.holder_id = ${userId} and t.state <> 'voided'`;

/** Condition on `token t` of a tab, and when its event `e` is past. */
function conditionsOf(tab: TokenTab, userId: string) {
  const isHeld = isHeldBy(userId);
  return {
    going: { isIn: isHeld, pastFrom: over },
    streaming: { isIn: sql`${isHeld} and t.attendance = 'STREAMING'`, pastFrom: streamIsOver },
    managing: { isIn: isManagedBy(userId), pastFrom: over },
    secured: {
      isIn: sql`t.holder_id = ${userId} and t.owner_id = ${userId} and t.state = 'active' and not exists (
        select from token_attendee a where a.event_id = t.event_id and a.token_id = t.token_id)`,
      pastFrom: over,
    },
  }[tab];
}

/**
 * Lists events for which a user holds tokens, or gave them to others, also unpublished ones: upcoming ones soonest first,
 * past ones latest first [C7.69].
 */
export async function findTokenEvents(
  db: Queryable,
  ask: {
    userId: string;
    tab: TokenTab;
    scope: EventScope;
    when: 'upcoming' | 'past';
    /** The only event to list. */
    eventId: string | undefined;
    after: TimePosition | undefined;
    limit: number;
  },
): Promise<TokenEvent[]> {
  const isPast = ask.when === 'past';
  const direction = sql.raw(isPast ? 'desc' : 'asc');
  const beyond = sql.raw(isPast ? '<' : '>');
  const { isIn, pastFrom } = conditionsOf(ask.tab, ask.userId);
  const { rows } = await sql<TokenEvent>`
    select e.event_id as "eventId", e.starts_at as "startsAt", count(*) as "tokenCount"
    from token t join event e using (event_id)
    where ${isIn} and ${inScope(ask.scope)}
      and ${isPast ? sql`${pastFrom} <= foyer_now()` : sql`${pastFrom} > foyer_now()`}
      ${ask.eventId === undefined ? sql`` : sql`and e.event_id = ${ask.eventId}`}
      ${ask.after ? sql`and (e.starts_at, e.event_id) ${beyond} (${ask.after.at}, ${ask.after.id}::uuid)` : sql``}
    group by e.event_id, e.starts_at
    order by e.starts_at ${direction}, e.event_id ${direction} limit ${ask.limit}`.execute(db);
  return rows;
}

interface UserInScope {
  userId: string;
  scope: EventScope;
}

/** Requests of a user for events ahead that are not decided or paid. */
const activeRequests = ({ userId, scope }: UserInScope) => sql`
  commitment c join event e using (event_id)
  where c.user_id = ${userId} and c.is_request and commitment_is_live(c.state)
    and ${inScope(scope)} and e.starts_at > foyer_now()`;

/** Event for which a user has active requests, with its position in the list. */
export interface RequestedEvent {
  eventId: string;
  /** Requests by their type of sale. */
  counts: Partial<Record<MarketplaceType, number>>;
  startsAt: Date;
}

/** Lists events for which a user has active requests, soonest first [C7.69]. */
export async function findRequestedEvents(
  db: Queryable,
  { after, limit, ...whose }: UserInScope & { after: TimePosition | undefined; limit: number },
): Promise<RequestedEvent[]> {
  const { rows } = await sql<RequestedEvent>`
    select "eventId", "startsAt", jsonb_object_agg(type, count) as counts from (
      select e.event_id as "eventId", e.starts_at as "startsAt", c.marketplace_type as type, count(*)::int as count
      from ${activeRequests(whose)}
        ${after ? sql`and (e.starts_at, e.event_id) > (${after.at}, ${after.id}::uuid)` : sql``}
      group by e.event_id, e.starts_at, c.marketplace_type) by_type
    group by "eventId", "startsAt" order by "startsAt", "eventId" limit ${limit}`.execute(db);
  return rows;
}

/**
 * Counts a user's upcoming events, and their requests, and their listings that are on sale [C7.69].
 */
export async function countActivity(db: Queryable, { userId, scope }: UserInScope): Promise<ActivitySummary> {
  const eventsIn = (tab: TokenTab) => {
    const { isIn, pastFrom } = conditionsOf(tab, userId);
    return sql`(select count(distinct e.event_id)::int from token t join event e using (event_id)
      where ${isIn} and ${inScope(scope)} and ${pastFrom} > foyer_now())`;
  };
  const { rows } = await sql<ActivitySummary>`
    select ${eventsIn('going')} as attending, ${eventsIn('streaming')} as streaming,
      ${eventsIn('managing')} as managing, ${eventsIn('secured')} as secured,
      (select count(*)::int from listing l join event e using (event_id)
        where l.seller_id = ${userId} and l.state = 'active' and listing_end_reason(l) is null and ${inScope(scope)})
        as selling,
      (select count(*)::int from season_membership m where m.user_id = ${userId} and m.member_id is not null
        and exists (select from token t join event e using (event_id)
          where t.owner_id = m.user_id and t.origin_kind = 'seasonMembership' and t.origin_id = m.membership_id
            and ${inScope(scope)} and ${over} > foyer_now() and not event_is_off(e))) as "seasonMemberships",
      (select count(*)::int from ${activeRequests({ userId, scope })}) as requested`.execute(db);
  return rows[0]!;
}

/** Order in a list. */
export interface ActivityOrderRow {
  orderId: string;
  orderNumber: string;
  createdAt: Date;
  total: number;
  currency: string;
}

/** Lists a user's orders for an event, newest first. */
export async function ordersOfEvent(
  db: Queryable,
  eventId: string,
  userId: string,
  limit: number,
): Promise<ActivityOrderRow[]> {
  const { rows } = await sql<ActivityOrderRow>`
    select order_id as "orderId", order_number as "orderNumber", created_at as "createdAt", total, currency
    from purchase_order where event_id = ${eventId} and user_id = ${userId}
    order by created_at desc, order_id limit ${limit}`.execute(db);
  return rows;
}

/** Ordered item other than a token. */
export interface ExtraRow {
  orderId: string;
  names: unknown;
  category: ItemCategory;
  /** Units that are not refunded. */
  quantity: number;
  fulfilment: Fulfilment | null;
  redeemed: boolean;
  /** Of its order, for what is shipped. */
  shippingAddress: ShippingAddress | null;
}

/** Lists a user's merchandise and add-ons for an event, without refunded ones [C3.22]. */
export async function extrasOfEvent(
  db: Queryable,
  eventId: string,
  userId: string,
  limit: number,
): Promise<ExtraRow[]> {
  const { rows } = await sql<Omit<ExtraRow, 'shippingAddress'> & { shippingAddress: StoredJson | null }>`
    select l.order_id as "orderId", g.name as "names", l.category, l.quantity - back.quantity as quantity,
      l.fulfilment, l.redeemed,
      case when l.fulfilment = 'SHIPPING' then o.shipping_address end as "shippingAddress"
    from order_line l
    join purchase_order o using (event_id, order_id)
    join offer_group g on g.event_id = l.event_id and g.offer_group_id = l.offer_group_id
    cross join lateral (select coalesce(sum(r.quantity), 0)::integer as quantity from refund_line r
      where r.line_id = l.line_id and r.event_id = l.event_id) back
    where l.event_id = ${eventId} and o.user_id = ${userId} and l.category <> 'EVENT_ACCESS'
      and l.quantity > back.quantity
    order by o.created_at desc, l.order_id, l.position limit ${limit}`.execute(db);
  return rows.map(({ shippingAddress, ...row }) => ({
    ...row,
    shippingAddress: shippingAddress && shippingAddressForm.read(shippingAddress),
  }));
}

/** Returns when the doors of an event open. */
export async function readDoors(db: Queryable, eventId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('event')
    .select('doorsAt')
    .where('eventId', '=', eventId)
    .executeTakeFirst();
  return row?.doorsAt ?? undefined;
}
