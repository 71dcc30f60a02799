import { sql } from 'kysely';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';
import type { SealedCredentials } from '../../../sale/gateway-account/gatewayAccounts.ts';

/** Account of an organisation. */
interface AccountKey {
  clientId: string;
  gatewayAccountId: string;
}
export type GatewayRow = Awaited<ReturnType<typeof listGatewayRows>>[number];

const selectGateways = (db: Queryable, clientId: string) =>
  db
    .selectFrom('gatewayAccount')
    .select(['gatewayAccountId', 'name', 'gateway', 'shownCredentials', 'createdAt', 'redactedAt'])
    .where('clientId', '=', clientId);

/** Lists the accounts of an organisation, the redacted ones too. */
export const listGatewayRows = (db: Queryable, clientId: string, limit: number) =>
  selectGateways(db, clientId).orderBy('createdAt').orderBy('gatewayAccountId').limit(limit).execute();

export const findGatewayRow = (db: Queryable, { clientId, gatewayAccountId }: AccountKey) =>
  selectGateways(db, clientId).where('gatewayAccountId', '=', gatewayAccountId).executeTakeFirst();

/** Locks an account, so that no event can start to use it. */
export const lockGatewayRow = (tx: TransactionScope, { clientId, gatewayAccountId }: AccountKey) =>
  selectGateways(tx, clientId)
    .where('gatewayAccountId', '=', gatewayAccountId)
    .forUpdate()
    .executeTakeFirst();

/** Counts the accounts of an organisation that have credentials, under the lock of the organisation. */
export async function countGateways(tx: TransactionScope, clientId: string): Promise<number> {
  await tx
    .selectFrom('client')
    .select('clientId')
    .where('clientId', '=', clientId)
    .forNoKeyUpdate()
    .execute();
  const { count } = await tx
    .selectFrom('gatewayAccount')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('clientId', '=', clientId)
    .where('redactedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Changes the name of an account, or its credentials. */
export async function updateGatewayRow(
  tx: TransactionScope,
  gatewayAccountId: string,
  changes: { name?: string } & Partial<SealedCredentials>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await tx
    .updateTable('gatewayAccount')
    .set(changes)
    .where('gatewayAccountId', '=', gatewayAccountId)
    .execute();
}

/**
 * Tells whether an account takes money, or may have to give some back: an event is paid to it, a payment or refund is
 * under way, or an event that was paid to it is not over.
 */
export async function isInUse(tx: TransactionScope, gatewayAccountId: string): Promise<boolean> {
  const { rows } = await sql<{ isInUse: boolean }>`
    select exists (select from event_payment e where e.gateway_account_id = ${gatewayAccountId})
      or exists (select from payment p join event e using (event_id)
        where p.gateway_account_id = ${gatewayAccountId}
          and (p.state not in ('captured', 'failed', 'voided', 'chargedBack')
            or p.state = 'captured' and coalesce(e.ends_at, e.starts_at + interval '6 hours') > foyer_now()
            or exists (select from refund r
              where r.event_id = p.event_id and r.payment_id = p.payment_id and r.state <> 'refunded')))
      as "isInUse"`.execute(tx);
  return rows[0]!.isInUse;
}

/** Deletes the credentials of an account. */
export async function redactGatewayRow(
  tx: TransactionScope,
  gatewayAccountId: string,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('gatewayAccount')
    .set({ credentials: null, keyId: null, shownCredentials: sql`'[]'::jsonb`, redactedAt: at })
    .where('gatewayAccountId', '=', gatewayAccountId)
    .execute();
}
