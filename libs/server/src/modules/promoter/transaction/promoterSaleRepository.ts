import type { PromoterPaymentKind, PromoterTransactionState } from '@foyer/contract';
import { sql } from 'kysely';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';
import type { TimePosition } from '../../../platform/http/answers/timeCursor.ts';
import type { CommitmentKind } from '../../../platform/module/serverModule.ts';
import type { CommitmentKey } from '../../../sale/commitment/commitmentRepository.ts';

/** Kind of the commitments that promoters open for their guests. */
export const promoterSaleKind: CommitmentKind = {
  name: 'promoterSale',
  marketplaceType: 'purchase',
  isRequest: false,
  pledgesCard: false,
  counts: true,
};

/** Sale of a promoter to record. */
export interface NewPromoterSale extends CommitmentKey {
  promoterId: string;
  paymentKind: PromoterPaymentKind;
  /** Absent for a sale by link, which has the guest. */
  guestAddress?: string;
  guestFirstName?: string | null;
  guestLastName?: string | null;
  /** Hash of the call's key, if the call goes on after its first transaction. */
  requestKey?: Buffer;
}

/** Transaction as it is listed; texts in all locales. */
export interface TransactionRow extends CommitmentKey {
  state: PromoterTransactionState;
  paymentKind: PromoterPaymentKind;
  guestAddress: string | null;
  guestFirstName: string | null;
  guestLastName: string | null;
  createdAt: Date;
  currency: string;
  /** End of its hold. */
  heldUntil: Date | null;
  /** Minor units, less what was refunded; of a pending one, what is to be paid. */
  total: number;
  commission: number;
  /** Null until it is paid. */
  orderId: string | null;
  orderNumber: string | null;
  soldAt: Date | null;
  /** Paid, and its guest still has all of it: nothing was refunded, passed on or used. */
  isUntouched: boolean;
  items: { offerGroupId: string; names: unknown; quantity: number; seatCodes: string[] }[];
}

/** @returns false if another call with the same key was faster */
export async function insertPromoterSale(tx: TransactionScope, sale: NewPromoterSale): Promise<boolean> {
  const row = await tx
    .insertInto('promoterSale')
    .values(sale)
    .onConflict((conflict) => conflict.columns(['promoterId', 'requestKey']).doNothing())
    .returning('commitmentId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Sale that a repeated call goes on with, and its guest. */
export async function findSaleOfKey(
  db: Queryable,
  { promoterId, requestKey }: Required<Pick<NewPromoterSale, 'promoterId' | 'requestKey'>>,
): Promise<(CommitmentKey & { userId: string }) | undefined> {
  const { rows } = await sql<CommitmentKey & { userId: string }>`
    select s.event_id, s.commitment_id, c.user_id from promoter_sale s join commitment c using (event_id, commitment_id)
    where s.promoter_id = ${promoterId} and s.request_key = ${requestKey} and c.user_id is not null`.execute(
    db,
  );
  return rows[0];
}

/** Lets a call with the same key begin again. */
export async function forgetSaleKey(
  tx: TransactionScope,
  { eventId, commitmentId }: CommitmentKey,
): Promise<void> {
  await tx
    .updateTable('promoterSale')
    .set({ requestKey: null })
    .where('eventId', '=', eventId)
    .where('commitmentId', '=', commitmentId)
    .execute();
}

/** Counts the {product} of an event that a guest has of a promoter, paid or held, by account and by address. */
export async function countOfGuest(
  tx: TransactionScope,
  {
    eventId,
    promoterId,
    userId,
    guestAddress,
  }: { eventId: string; promoterId: string; userId?: string; guestAddress: string },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(c.quantity), 0)::int as count
    from promoter_sale s join commitment c using (event_id, commitment_id)
    left join sale_link l using (event_id, commitment_id)
    left join hold h using (event_id, commitment_id)
    where s.promoter_id = ${promoterId} and s.event_id = ${eventId}
      and (c.user_id = ${userId ?? null}::uuid or coalesce(l.guest_address, s.guest_address) = ${guestAddress})
      and commitment_phase(c.state, h.held_until) <> 'over'
      and (commitment_is_live(c.state) or c.state = 'paid')`.execute(tx);
  return rows[0]!.count;
}

/** Finds the transaction that a payment is of. */
export async function findSaleOfPayment(
  db: Queryable,
  { eventId, paymentId }: { eventId: string; paymentId: string },
): Promise<CommitmentKey> {
  return db
    .selectFrom('payment')
    .select(['eventId', 'commitmentId'])
    .where('eventId', '=', eventId)
    .where('paymentId', '=', paymentId)
    .executeTakeFirstOrThrow();
}

interface Asked {
  promoterId: string;
  eventId: string;
  transactionId?: string | undefined;
  /** Pending ones, or all others; both if absent. */
  isPending?: boolean | undefined;
  search?: string | undefined;
  after?: TimePosition | undefined;
  limit?: number | undefined;
}

/** Lists transactions of a promoter, latest first. */
export async function listPromoterSales(db: Queryable, asked: Asked): Promise<TransactionRow[]> {
  const { promoterId, eventId, transactionId, isPending, search, after, limit = 1 } = asked;
  const { rows } = await sql<TransactionRow>`
    with sale as (
      select s.event_id, s.commitment_id, s.payment_kind, s.created_at, e.currency, h.held_until,
        l.total as link_total, coalesce(l.guest_address, s.guest_address) as guest_address,
        coalesce(l.guest_first_name, s.guest_first_name) as guest_first_name,
        coalesce(l.guest_last_name, s.guest_last_name) as guest_last_name,
        case when l.declined_at is not null then 'declined' else case commitment_phase(c.state, h.held_until)
          when 'paid' then case o.state when 'refunded' then 'cancelled' else 'completed' end
          when 'released' then 'cancelled' when 'over' then 'cancelled' else 'pending' end
        end as state,
        o.order_id, o.order_number, o.created_at as sold_at, o.total, o.user_id,
        coalesce(o.state = 'placed', false) as is_placed
      from promoter_sale s join commitment c using (event_id, commitment_id) join event e using (event_id)
      left join hold h using (event_id, commitment_id) left join sale_link l using (event_id, commitment_id)
      left join purchase_order o using (event_id, commitment_id)
      where s.promoter_id = ${promoterId} and s.event_id = ${eventId}
        ${transactionId === undefined ? sql`` : sql`and s.commitment_id = ${transactionId}::uuid`}
    )
    select s.event_id, s.commitment_id, s.state, s.payment_kind, s.guest_address, s.guest_first_name, s.guest_last_name,
      s.created_at, s.currency, s.held_until, s.order_id, s.order_number, s.sold_at,
      coalesce(s.total - (select coalesce(sum(r.amount), 0) from refund r
        where r.event_id = s.event_id and r.order_id = s.order_id),
        case when s.state = 'pending' then s.link_total end,
        0)::bigint as total,
      coalesce((select sum(c.amount - c.refunded_amount) from charge c where c.event_id = s.event_id
        and c.order_id = s.order_id and c.recipient_kind = 'promoter'), 0)::bigint as commission,
      s.is_placed and not exists (select from token t where t.event_id = s.event_id and t.order_id = s.order_id
        and (t.state <> 'active' or t.holder_id <> s.user_id)) as is_untouched,
      (select coalesce(json_agg(json_build_object('offerGroupId', l.offer_group_id, 'names', g.name,
          'quantity', l.quantity, 'seatCodes', l.seat_codes) order by l.position), '[]')
        from commitment_line l join offer_group g using (event_id, offer_group_id)
        where l.event_id = s.event_id and l.commitment_id = s.commitment_id) as items
    from sale s
    where true
      ${isPending === undefined ? sql`` : sql`and (s.state = 'pending') = ${isPending}`}
      ${
        search === undefined
          ? sql``
          : sql`and position(lower(${search}) in lower(concat_ws(' ', s.guest_first_name, s.guest_last_name, s.guest_address))) > 0`
      }
      ${after ? sql`and (date_trunc('milliseconds', s.created_at), s.commitment_id) < (${after.at}, ${after.id}::uuid)` : sql``}
    order by date_trunc('milliseconds', s.created_at) desc, s.commitment_id desc limit ${limit}`.execute(db);
  return rows;
}

/** {product} of an order that still admits its guest. */
export interface AdmittingToken {
  tokenId: string;
  entrySecret: Buffer;
}

/** Lists the {product} of an order that are its buyer's still. */
export async function listAdmitting(
  db: Queryable,
  { eventId, orderId }: { eventId: string; orderId: string },
): Promise<AdmittingToken[]> {
  const { rows } = await sql<AdmittingToken>`
    select t.token_id, t.entry_secret from token t join purchase_order o using (event_id, order_id)
    where t.event_id = ${eventId} and t.order_id = ${orderId} and t.state = 'active' and t.holder_id = o.user_id
    order by t.token_id`.execute(db);
  return rows;
}

/** Deletes what promoters typed in of a guest. */
export async function forgetGuest(tx: TransactionScope, userId: string): Promise<void> {
  await sql`update promoter_sale s set guest_address = null, guest_first_name = null, guest_last_name = null
    from commitment c where c.event_id = s.event_id and c.commitment_id = s.commitment_id and c.user_id = ${userId}`.execute(
    tx,
  );
}

/** Sale in the export of a user's data: of the promoter without the guest, or of the guest. */
export interface ExportedSaleRow extends CommitmentKey {
  isGuest: boolean;
  paymentKind: PromoterPaymentKind;
  createdAt: Date;
  guestAddress: string | null;
  guestFirstName: string | null;
  guestLastName: string | null;
}

/** Lists sales of a promoter, and those to a guest, oldest first. */
export async function listSalesOfPerson(db: Queryable, userId: string): Promise<ExportedSaleRow[]> {
  const { rows } = await sql<ExportedSaleRow>`
    select s.event_id, s.commitment_id, coalesce(c.user_id = ${userId}, false) as is_guest, s.payment_kind, s.created_at,
      coalesce(l.guest_address, s.guest_address) as guest_address,
      coalesce(l.guest_first_name, s.guest_first_name) as guest_first_name,
      coalesce(l.guest_last_name, s.guest_last_name) as guest_last_name
    from promoter_sale s join commitment c using (event_id, commitment_id)
    left join sale_link l using (event_id, commitment_id)
    where s.promoter_id = ${userId} or c.user_id = ${userId} order by s.created_at, s.commitment_id`.execute(
    db,
  );
  return rows;
}
