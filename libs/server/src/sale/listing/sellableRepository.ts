import type { SeatingKind, TokenPolicy } from '@foyer/contract';
import { sql } from 'kysely';
import type { StoredJson } from '../../platform/database/storedForm.ts';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import { inScope, type EventScope } from '../event/eventScope.ts';
import type { PlacedSeat } from '../inventory/seatPlan.ts';
import { inTokenOrder } from '../token/tokenOrder.ts';
import { tokenPolicyForm } from '../token/tokenPolicy.ts';
import type { SellableFacts } from './listingPolicy.ts';

/** Place of a token, as it is presented. */
export interface TokenPlace {
  tokenId: string;
  names: unknown;
  seating: SeatingKind;
  seatCode: string | null;
  sectionCode: string | null;
  row: string | null;
  seat: string | null;
  seatKind: 'plain' | 'wheelchair' | 'companion' | 'restrictedView' | null;
  rowRank: number | null;
  adjacencyIndex: number | null;
}

/** Token of its owner or holder, with what its sale depends on. */
export interface SellableRow extends SellableFacts, TokenPlace {
  eventId: string;
  offerGroupId: string;
  orderId: string | null;
  createdAt: Date;
  /** What can only be sold together with it, itself included. */
  groupTokenIds: string[];
}

/** Columns of a place, of the token `t` and what `ofPlace` joins. */
export const place = sql`t.token_id as "tokenId", o.name as names, t.seating, t.seat_code as "seatCode",
  coalesce(s.section_code, i.section_code) as "sectionCode", s.row_label as "row", s.seat_label as seat,
  s.kind as "seatKind", s.row_rank as "rowRank", s.adjacency_index as "adjacencyIndex"`;
export const ofPlace = sql`
  join offer_group o on o.event_id = t.event_id and o.offer_group_id = t.offer_group_id
  join inventory_item i on i.event_id = t.event_id and i.inventory_item_id = t.inventory_item_id
  left join event_seat s on s.event_id = t.event_id and s.seat_code = t.seat_code`;

type StoredRow = Omit<SellableRow, 'policy' | 'face'> & { policy: StoredJson; face: string | number };

/** Seat of a token; undefined without one. */
export function placedSeatOf(token: TokenPlace): PlacedSeat | undefined {
  const { seatCode, sectionCode, row, rowRank, adjacencyIndex } = token;
  if (seatCode === null || sectionCode === null || row === null) return undefined;
  return { seatCode, sectionCode, row, rowRank: rowRank ?? 0, adjacencyIndex: adjacencyIndex ?? 0 };
}

const most = 200;

/** Lists the tokens of an event that a person owns or holds, with what their sale depends on, in the order of lists. */
export async function findSellable(
  db: Queryable,
  {
    eventId,
    userId,
    scope,
    tokenIds,
  }: { eventId: string; userId: string; scope: EventScope; tokenIds?: readonly string[] },
): Promise<SellableRow[]> {
  const { rows } = await sql<StoredRow>`
    select ${place}, t.event_id as "eventId", t.offer_group_id as "offerGroupId", t.order_id as "orderId",
      t.created_at as "createdAt", t.state, t.owner_id as "ownerId", t.holder_id as "holderId", t.policy,
      face_value(t) as face, t.paid_currency as currency, u.tokens_frozen_at is not null as "isFrozen",
      e.status as "eventStatus", e.starts_at as "startsAt", e.doors_at as "doorsAt",
      token_is_disputed(t.event_id, t.token_id) as "isDisputed",
      case when i.tokens_each > 1 then array(select x.token_id from token x
        where x.event_id = t.event_id and x.order_line_id = t.order_line_id
          and x.inventory_item_id = t.inventory_item_id and x.owner_id = t.owner_id and x.state <> 'voided'
        order by x.token_id) else array[t.token_id] end as "groupTokenIds"
    from token t ${ofPlace} join event e on e.event_id = t.event_id join user_account u on u.user_id = t.owner_id
    where t.event_id = ${eventId} and (t.owner_id = ${userId} or t.holder_id = ${userId}) and t.state <> 'voided'
      and ${inScope(scope)} ${tokenIds === undefined ? sql`` : sql`and t.token_id = any(${[...tokenIds]}::uuid[])`}
    limit ${most}`.execute(db);
  return inTokenOrder(
    rows.map(({ policy, face, ...row }) => ({
      ...row,
      face: Number(face),
      policy: tokenPolicyForm.read(policy) satisfies TokenPolicy,
    })),
  );
}
