import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import type { ChargeRow } from '../charge/chargeRepository.ts';
import { leftOf, sumOf, type BoughtToken } from './refundUnits.ts';
import type { UnitRefund } from './returnUnits.ts';

/** Order that paid for a part of an upgraded {product}: its own order charged the difference alone. */
export interface FormerPayment {
  /** The upgraded one. */
  tokenId: string;
  orderId: string;
  paymentId: string;
  currency: string;
  charges: ChargeRow[];
}

/** Reads who else was paid for {product} that took the place of others, back to the first ones. */
export async function readFormerPayments(
  db: Queryable,
  eventId: string,
  tokens: readonly Pick<BoughtToken, 'tokenId' | 'upgradesId'>[],
): Promise<FormerPayment[]> {
  const upgraded = tokens.flatMap(({ tokenId, upgradesId }) => (upgradesId ? tokenId : []));
  if (upgraded.length === 0) return [];
  const { rows } = await sql<FormerPayment>`
    with recursive former as (
      select t.token_id, b.token_id as former_id, b.order_id, b.upgrades_id
      from token t join token b on b.event_id = t.event_id and b.token_id = t.upgrades_id
      where t.event_id = ${eventId} and t.token_id = any(${upgraded}::uuid[])
      union all
      select f.token_id, b.token_id, b.order_id, b.upgrades_id
      from former f join token b on b.event_id = ${eventId} and b.token_id = f.upgrades_id)
    select f.token_id, o.order_id, o.payment_id, o.currency,
      json_agg(json_build_object('chargeNumber', c.charge_number, 'kind', c.kind, 'code', c.code,
        'cartGuid', c.cart_guid, 'amount', c.amount, 'recipientKind', c.recipient_kind,
        'recipientId', c.recipient_id, 'refundable', c.refundable, 'tokenId', c.token_id,
        'refundedAmount', c.refunded_amount, 'creditsTokenId', c.credits_token_id) order by c.charge_number) as charges
    from former f join purchase_order o on o.event_id = ${eventId} and o.order_id = f.order_id
    join charge c on c.event_id = o.event_id and c.order_id = o.order_id
      and (c.token_id = f.former_id or c.credits_token_id = f.upgrades_id)
    group by f.token_id, o.order_id, o.payment_id, o.currency order by f.token_id, o.order_id`.execute(db);
  return rows;
}

/** Gathers what is left of former payments to one refund per order, which returns nothing of the stock. */
export function formerRefunds(
  former: readonly FormerPayment[],
  {
    eventId,
    reason,
    newId,
    whole,
  }: Pick<UnitRefund, 'eventId' | 'reason'> & { newId: () => string; whole: boolean },
): UnitRefund[] {
  const orders = new Map(former.map((each) => [each.orderId, each]));
  return [...orders.values()].flatMap(({ orderId, paymentId, currency }) => {
    const own = former.filter((each) => each.orderId === orderId);
    const charges = leftOf(
      own.flatMap((each) => each.charges),
      { whole },
    );
    if (charges.length === 0) return [];
    const amount = sumOf(charges);
    return [{ eventId, refundId: newId(), paymentId, orderId, currency, amount, reason, charges, units: [] }];
  });
}
