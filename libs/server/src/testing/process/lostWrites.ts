import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { hashSecret } from '../../platform/security/secrets.ts';
import type { Acknowledged } from './writers.ts';

const isThere = async (database: Database, query: ReturnType<typeof sql>): Promise<boolean> =>
  (await query.execute(database.kysely)).rows.length > 0;

function lookFor(write: Acknowledged): ReturnType<typeof sql> {
  switch (write.kind) {
    case 'account':
      return sql`select from user_account where email_address = ${write.emailAddress}`;
    case 'cart':
      return sql`select from cart where purchase_token_hash = ${hashSecret('purchaseToken', write.purchaseToken)}`;
    case 'order':
      return sql`select from purchase_order o join token t using (event_id, order_id)
        where o.order_id = ${write.orderId}`;
  }
}

/** Lists acknowledged writes that are missing from the database. */
export async function lostWrites(
  database: Database,
  writes: readonly Acknowledged[],
): Promise<Acknowledged[]> {
  const lost: Acknowledged[] = [];
  for (const write of writes) if (!(await isThere(database, lookFor(write)))) lost.push(write);
  return lost;
}

/** Lists charges with neither order nor refund, and orders without a charge. */
export async function unevenCharges(database: Database): Promise<unknown[]> {
  const { rows } = await sql`
    select c.idempotency_key, c.state, o.order_id
    from sandbox_gateway.charge c
    full join payment_attempt a on a.attempt_id::text = c.idempotency_key
    left join purchase_order o on o.event_id = a.event_id and o.payment_id = a.payment_id and a.state = 'captured'
    left join payment p on p.event_id = a.event_id and p.payment_id = a.payment_id
    where (c.state = 'captured' and o.order_id is null and not exists (select from refund r
        where r.event_id = p.event_id and r.payment_id = p.payment_id and r.state = 'due'))
      or (o.order_id is not null and c.state is distinct from 'captured')`.execute(database.kysely);
  return rows;
}
