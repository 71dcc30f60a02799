import type { AgeGroup } from '@foyer/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import type { CreditedCharge } from '../cart/credit.ts';
import { inScope, type EventScope } from '../event/eventScope.ts';
import { ofPlace, place, type TokenPlace } from '../listing/sellableRepository.ts';
import { inTokenOrder } from '../token/tokenOrder.ts';
import type { UpgradableFacts } from './upgradePolicy.ts';

/** Token that its buyer owns, with what its upgrade depends on. */
export interface UpgradableRow extends UpgradableFacts, TokenPlace {
  eventId: string;
  /** Line of its order. */
  offerId: string;
  orderId: string;
  offerGroupId: string;
  inventoryItemId: string;
  ageGroup: AgeGroup | null;
  currency: string;
  /** What is left of what was paid for it. */
  charges: CreditedCharge[];
  createdAt: Date;
}

export interface UpgradableQuery {
  eventId: string;
  userId: string;
  scope: EventScope;
  /** Those that are void among them; if absent, all that the buyer owns of the event and are not. */
  tokenIds?: readonly string[];
}

const most = 200;

/** Lists tokens of orders of a person that the person owns, with what their upgrade depends on, in the order of lists. */
export async function findUpgradable(
  db: Queryable,
  { eventId, userId, scope, tokenIds }: UpgradableQuery,
): Promise<UpgradableRow[]> {
  const { rows } = await sql<UpgradableRow>`
    select ${place}, t.event_id, t.order_line_id as offer_id, t.order_id, t.offer_group_id, t.inventory_item_id,
      t.age_group, t.created_at, t.state, t.owner_id, t.holder_id, t.paid_currency as currency,
      charges_left(t.event_id, t.token_id) as charges,
      u.tokens_frozen_at is not null as is_frozen, e.status as event_status, e.policy as event_policy,
      coalesce(e.doors_at, e.starts_at) as doors_at,
      token_is_disputed(t.event_id, t.token_id) as is_disputed,
      t.replaces_id is null and l.tokens = l.quantity
        and not exists (select from commitment_line_part p where p.event_id = l.event_id and p.line_id = l.line_id)
        as is_of_stock,
      exists (select from marketplace m where m.event_id = t.event_id and m.type = 'purchase' and m.code is null
        and m.opens_at <= foyer_now() and foyer_now() < m.closes_at) as is_on_sale,
      (select min(m.opens_at) from marketplace m where m.event_id = t.event_id and m.type = 'purchase'
        and m.code is null and m.opens_at > foyer_now()) as next_sale_at
    from token t ${ofPlace} join event e on e.event_id = t.event_id join user_account u on u.user_id = t.owner_id
    join purchase_order r on r.event_id = t.event_id and r.order_id = t.order_id
    join order_line l on l.event_id = t.event_id and l.order_id = t.order_id and l.line_id = t.order_line_id
    where t.event_id = ${eventId} and t.owner_id = ${userId} and r.user_id = ${userId} and ${inScope(scope)}
      and ${tokenIds === undefined ? sql`t.state <> 'voided'` : sql`t.token_id = any(${[...tokenIds]}::uuid[])`}
    limit ${most}`.execute(db);
  return inTokenOrder(rows);
}

/** Lists what a commitment gives up, or gave up. */
export async function findGivenUp(
  db: Queryable,
  { eventId, commitmentId }: { eventId: string; commitmentId: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('commitmentToken')
    .select('tokenId')
    .where('eventId', '=', eventId)
    .where('commitmentId', '=', commitmentId)
    .execute();
  return rows.map(({ tokenId }) => tokenId);
}
