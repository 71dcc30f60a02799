import { sql } from 'kysely';
import type { Queryable, TransactionScope } from '../../platform/database/transactionScope.ts';

export type EventChangeKind = 'cancelled' | 'postponed' | 'rescheduled';

export interface EventChangeKey {
  eventId: string;
  changeId: string;
}

/** Decision about an event on sale. */
export interface EventChange extends EventChangeKey {
  kind: EventChangeKind;
  changedAt: Date;
  formerStartsAt: Date;
  refundUntil: Date | null;
}

/** Order of a changed event. */
export interface ChangedOrder {
  orderId: string;
  userId: string;
}

const statusOf = { cancelled: 'Cancelled', postponed: 'Postponed', rescheduled: 'Rescheduled' } as const;

/**
 * Writes a change and the event's new status; a rescheduled event moves its doors and end along.
 * @returns false if the event is already cancelled
 */
export async function writeChange(
  tx: TransactionScope,
  change: Omit<EventChange, 'changedAt' | 'formerStartsAt'> & {
    startsAt: Date | undefined;
    operator: string;
  },
): Promise<boolean> {
  const { eventId, changeId, kind, startsAt, refundUntil, operator } = change;
  const { rows } = await sql<{ startsAt: Date }>`
    select starts_at as "startsAt" from event
    where event_id = ${eventId} and status <> 'Cancelled' for update`.execute(tx);
  const [former] = rows;
  if (!former) return false;
  await sql`update event set status = ${statusOf[kind]} where event_id = ${eventId}`.execute(tx);
  if (startsAt) {
    await sql`update event set previous_starts_at = starts_at, starts_at = ${startsAt}, listed_until = null,
        doors_at = doors_at + (${startsAt}::timestamptz - starts_at),
        ends_at = ends_at + (${startsAt}::timestamptz - starts_at)
      where event_id = ${eventId}`.execute(tx);
  }
  await sql`insert into event_change
      (event_id, change_id, kind, changed_at, former_starts_at, refund_until, operator)
    values (${eventId}, ${changeId}, ${kind}, foyer_now(), ${former.startsAt}, ${refundUntil}, ${operator})`.execute(
    tx,
  );
  return true;
}

const columns = sql`event_id as "eventId", change_id as "changeId", kind, changed_at as "changedAt",
  former_starts_at as "formerStartsAt", refund_until as "refundUntil"`;

/** Lists changes with buyers who are still to be refunded or mailed, oldest first. */
export async function findUnsettled(db: Queryable, limit: number): Promise<EventChange[]> {
  const { rows } = await sql<EventChange>`
    select ${columns} from event_change where settled_at is null order by changed_at limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** Finds a change that is not settled. */
export async function findUnsettledChange(
  db: Queryable,
  { eventId, changeId }: EventChangeKey,
): Promise<EventChange | undefined> {
  const { rows } = await sql<EventChange>`
    select ${columns} from event_change
    where event_id = ${eventId} and change_id = ${changeId} and settled_at is null`.execute(db);
  return rows[0];
}

/** Finds the last change of an event's date. */
export async function findDateChange(db: Queryable, eventId: string): Promise<EventChange | undefined> {
  const { rows } = await sql<EventChange>`
    select ${columns} from event_change where event_id = ${eventId} and kind <> 'cancelled'
    order by changed_at desc limit 1`.execute(db);
  return rows[0];
}

/** Finds the last change of an event. */
export async function findLastChange(db: Queryable, eventId: string): Promise<EventChange | undefined> {
  const { rows } = await sql<EventChange>`
    select ${columns} from event_change where event_id = ${eventId} order by changed_at desc limit 1`.execute(
    db,
  );
  return rows[0];
}

/** What one person holds of what another paid for, or of a season pass. */
export interface GivenTokens {
  holderId: string;
  /** The holder, of a season pass that was not handed on. */
  ownerId: string;
  /** Whether it is of a season pass, which nobody is refunded for here. */
  isOfSeason: boolean;
  /** Host of the partner's site on which it was handed over; null for the consumer site. */
  siteHost: string | null;
}

/** Lists who holds {product} of an event that others own, or that are of a season pass: those without a mail about an order. */
export async function findGivenTo(db: Queryable, eventId: string): Promise<GivenTokens[]> {
  const { rows } = await sql<GivenTokens>`
    select distinct on (t.holder_id, t.owner_id, t.origin_kind = 'seasonMembership') t.holder_id as "holderId", t.owner_id as "ownerId",
      t.origin_kind = 'seasonMembership' as "isOfSeason", i.site_host as "siteHost"
    from token t
      left join token_assignment a on a.event_id = t.event_id and a.token_id = t.token_id and a.state = 'accepted'
        and a.to_user_id = t.holder_id
      left join token_invitation i on i.event_id = a.event_id and i.invite_id = a.invite_id
    where t.event_id = ${eventId} and (t.holder_id <> t.owner_id or t.origin_kind = 'seasonMembership')
      and t.state <> 'voided'
    order by t.holder_id, t.owner_id, t.origin_kind = 'seasonMembership',
      a.created_at desc`.execute(db);
  return rows;
}

/** Counts the changes of an event. */
export async function countChanges(db: Queryable, eventId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from event_change where event_id = ${eventId}`.execute(db);
  return rows[0]!.count;
}

export async function settleChange(db: Queryable, { eventId, changeId }: EventChangeKey): Promise<void> {
  await sql`update event_change set settled_at = foyer_now()
    where event_id = ${eventId} and change_id = ${changeId}`.execute(db);
}

/** Lists orders of an event that are not refunded as a whole, in order of id, after one of them. */
export async function findChangedOrders(
  db: Queryable,
  { eventId, after, limit }: { eventId: string; after: string | undefined; limit: number },
): Promise<ChangedOrder[]> {
  const { rows } = await sql<ChangedOrder>`
    select o.order_id as "orderId", o.user_id as "userId" from purchase_order o
    where o.event_id = ${eventId} and o.state <> 'refunded'
      ${after === undefined ? sql`` : sql`and o.order_id > ${after}`}
    order by o.order_id limit ${limit}`.execute(db);
  return rows;
}

/** Tells whether a payment of an event can still become an order. */
export async function hasPaymentUnderWay(db: Queryable, eventId: string): Promise<boolean> {
  const { rows } = await sql`
    select from payment p
    where p.event_id = ${eventId} and (payment_is_under_way(p.state) or p.state = 'authorised') limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Counts the refunded tokens of an event. */
export async function countRefunded(db: Queryable, eventId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from refund_token where event_id = ${eventId}`.execute(db);
  return rows[0]!.count;
}
