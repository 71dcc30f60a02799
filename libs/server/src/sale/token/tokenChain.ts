import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/transactionScope.ts';

/** Step in the life of a {product}, or of one that it replaced or was replaced by. */
export interface ChainStep {
  tokenId: string;
  /** Null for the first of a chain. */
  replacesId: string | null;
  at: Date;
  /** Null when it was issued. */
  fromState: string | null;
  toState: string;
  reason: string;
  ownerId: string;
  holderId: string;
  /** Account that caused it; null for the server. */
  actorId: string | null;
  orderNumber: string | null;
  assignmentId: string | null;
  listingId: string | null;
  /** Price of the listing, in minor units. */
  price: number | null;
  currency: string | null;
}

/** Lists what has happened to a {product} and to all that it replaced or was replaced by, the first one first. */
export async function readTokenChain(db: Queryable, tokenId: string): Promise<ChainStep[]> {
  const { rows } = await sql<ChainStep>`
    with recursive earlier as (
      select event_id, token_id, replaces_id, 0 as depth from token where token_id = ${tokenId}
      union all
      select t.event_id, t.token_id, t.replaces_id, e.depth - 1 from earlier e
        join token t on t.event_id = e.event_id and t.token_id = e.replaces_id),
    later as (
      select event_id, token_id, replaces_id, 0 as depth from token where token_id = ${tokenId}
      union all
      select t.event_id, t.token_id, t.replaces_id, l.depth + 1 from later l
        join token t on t.event_id = l.event_id and t.replaces_id = l.token_id),
    chain as (select * from earlier union select * from later)
    select c.token_id as "tokenId", c.replaces_id as "replacesId", h.at, h.from_state as "fromState",
      h.to_state as "toState", h.reason, h.to_owner as "ownerId", h.to_holder as "holderId", h.actor_id as "actorId",
      o.order_number as "orderNumber", h.assignment_id as "assignmentId",
      coalesce(h.listing_id, s.source_id) as "listingId", l.price, l.currency
    from chain c join token_transition h on h.event_id = c.event_id and h.token_id = c.token_id
    left join purchase_order o on o.order_id = h.order_id
    left join commitment_line s on s.event_id = c.event_id and h.from_state is null and s.seller_id is not null
      and s.line_id = (select t.order_line_id from token t where t.event_id = c.event_id and t.token_id = c.token_id)
    left join listing l on l.event_id = c.event_id and l.listing_id = coalesce(h.listing_id, s.source_id)
    order by c.depth, h.sequence`.execute(db);
  return rows;
}
