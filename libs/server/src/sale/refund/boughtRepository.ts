import { sql } from 'kysely';
import type { Queryable, TransactionScope } from '../../platform/database/transactionScope.ts';
import { functionCall } from '../../platform/database/statement.ts';
import { toColumns } from '../../platform/database/columnNames.ts';
import type { BoughtLine, BoughtToken } from './refundUnits.ts';

interface OrderKey {
  eventId: string;
  orderId: string;
}

/** Lists the lines of an order. */
export async function readBoughtLines(db: Queryable, { eventId, orderId }: OrderKey): Promise<BoughtLine[]> {
  const { rows } = await sql<BoughtLine>`
    select l.line_id as "lineId", l.cart_guid as "cartGuid", l.quantity, l.tokens,
      (select coalesce(sum(r.quantity), 0)::integer from refund_line r
        where r.line_id = l.line_id and r.event_id = l.event_id) as returned
    from order_line l where l.event_id = ${eventId} and l.order_id = ${orderId} order by l.position`.execute(
    db,
  );
  return rows;
}

/** Token of an order, with the facts for the refund policy. */
export interface OwnedToken extends BoughtToken {
  ownerId: string;
  holderId: string;
}

/** Lists the tokens of an order's lines. */
export async function readBoughtTokens(db: Queryable, { eventId, orderId }: OrderKey): Promise<OwnedToken[]> {
  const { rows } = await sql<OwnedToken>`
    select t.token_id as "tokenId", t.order_line_id as "lineId", t.state, t.owner_id as "ownerId",
      t.holder_id as "holderId", t.upgrades_id as "upgradesId",
      t.state = 'voided' and not exists (select from token_transition h
        where h.event_id = t.event_id and h.token_id = t.token_id and h.to_state = 'voided'
          and h.reason = 'refunded') as "hasLeft",
      exists (select from commitment_token g where g.event_id = t.event_id and g.token_id = t.token_id
        and g.given_up_at is not null and g.is_credited)
      or exists (select from listing_token k join listing g using (event_id, listing_id)
        where k.event_id = t.event_id and k.token_id = t.token_id and g.state = 'sold'
          and not exists (select from payout y
            where y.event_id = g.event_id and y.source_id = g.listing_id and y.state in ('due', 'paid'))) as "wasSold"
    from token t
    where t.event_id = ${eventId} and t.order_id = ${orderId} and t.order_line_id is not null
    order by t.token_id`.execute(db);
  return rows;
}

/** Stock of an event that a buyer's refunds return. */
export interface ReturnedStock {
  eventId: string;
  userId: string;
  /** Undefined for a change by the system. */
  actorId?: string | undefined;
  tokens: readonly { tokenId: string; refundId: string; fromState: string }[];
  lines: readonly { lineId: string; refundId: string; quantity: number }[];
}

const callReturn = functionCall<object, { outcome: 'returned' | 'changed' }>('return_stock');

/** Voids tokens and puts their seats and units back on sale. @returns `changed`: the caller rolls back */
export async function returnStock(
  tx: TransactionScope,
  { tokens, lines, ...returned }: ReturnedStock,
): Promise<'returned' | 'changed'> {
  const rows = { tokens: tokens.map(toColumns), lines: lines.map(toColumns) };
  return (await callReturn(tx, { ...returned, ...rows })).outcome;
}
