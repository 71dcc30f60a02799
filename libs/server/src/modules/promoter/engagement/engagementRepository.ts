import type { PromoterPaymentKind } from '@foyer/contract';
import { sql } from 'kysely';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';

/** Event and user of an engagement. */
export interface EngagementKey {
  eventId: string;
  userId: string;
}

/** Commission on each {product}: a share of its face price, or an amount in minor units. */
export interface CommissionRow {
  /** Null for any. */
  paymentKind: PromoterPaymentKind | null;
  ratePpm: number | null;
  amount: number | null;
}

/** What a promoter may sell of an event, and on which terms. */
export interface EngagementRow {
  /** Null until stock is set aside. */
  allotmentId: string | null;
  paymentKinds: PromoterPaymentKind[];
  /** Null for what the event allows. */
  mostPerGuest: number | null;
  /** The first that fits the kind of payment counts. */
  commission: CommissionRow[];
  /** When the promoter sells no more and what is unsold returns; null for the end of sale. */
  endsAt: Date | null;
}

/** Tells whether a promoter sells no more. */
export const hasEnded = ({ endsAt }: Pick<EngagementRow, 'endsAt'>, now: Date): boolean =>
  endsAt !== null && endsAt <= now;

export async function findEngagement(
  db: Queryable,
  { eventId, userId }: EngagementKey,
): Promise<EngagementRow | undefined> {
  const { rows } = await sql<EngagementRow>`
    select g.allotment_id, g.payment_kinds, g.most_per_guest, g.ends_at,
      (select coalesce(json_agg(json_build_object('paymentKind', c.payment_kind, 'ratePpm', c.rate_ppm,
          'amount', c.amount) order by c.rank), '[]')
        from promoter_commission c where c.event_id = g.event_id and c.user_id = g.user_id) as commission
    from promoter_engagement g where g.event_id = ${eventId} and g.user_id = ${userId}`.execute(db);
  return rows[0];
}

/** Lists the events that a promoter sells. */
export async function listEngagedEvents(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('promoterEngagement')
    .innerJoin('event', 'event.eventId', 'promoterEngagement.eventId')
    .select('promoterEngagement.eventId')
    .where('userId', '=', userId)
    .orderBy('event.startsAt')
    .orderBy('event.eventId')
    .execute();
  return rows.map(({ eventId }) => eventId);
}

/** Lists the promoters of an event by address. */
export const findEngagedPromoters = async (
  db: Queryable,
  eventId: string,
): Promise<{ userId: string; emailAddress: string; paymentKinds: string[] }[]> =>
  db
    .selectFrom('promoterEngagement as g')
    .innerJoin('userAccount as u', 'u.userId', 'g.userId')
    .select(['g.userId', 'u.emailAddress', 'g.paymentKinds'])
    .where('g.eventId', '=', eventId)
    .orderBy('u.emailAddress')
    .execute();

/** Writes the terms of an engagement, new or not. Commission of sales that were made stays as it was. */
export async function storeEngagement(
  tx: TransactionScope,
  { eventId, userId }: EngagementKey,
  { commission, ...terms }: EngagementRow,
): Promise<void> {
  await tx
    .insertInto('promoterEngagement')
    .values({ eventId, userId, ...terms })
    .onConflict((conflict) => conflict.columns(['eventId', 'userId']).doUpdateSet(terms))
    .execute();
  await tx
    .deleteFrom('promoterCommission')
    .where('eventId', '=', eventId)
    .where('userId', '=', userId)
    .execute();
  const rules = commission.map((rule, rank) => ({ eventId, userId, rank, ...rule }));
  if (rules.length > 0) await tx.insertInto('promoterCommission').values(rules).execute();
}

/** Lists engagements that are over and have stock left, longest over first. */
export async function findEndedWithStock(db: Queryable, limit: number): Promise<EngagementKey[]> {
  const { rows } = await sql<EngagementKey>`
    select g.event_id, g.user_id from promoter_engagement g
    where g.ends_at <= foyer_now() and (
      exists (select from event_seat s where s.event_id = g.event_id and s.allotment_id = g.allotment_id
        and seat_is_free(s.state, s.held_until, foyer_now()))
      or exists (select from item_allotment a where a.event_id = g.event_id and a.allotment_id = g.allotment_id
        and a.quantity > a.held + a.sold))
    order by g.ends_at, g.event_id, g.user_id limit ${limit}`.execute(db);
  return rows;
}
