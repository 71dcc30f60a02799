import type { Database } from '../../database/database.ts';
import type { Queryable } from '../../database/transactionScope.ts';
import type { Sealer } from '../../security/sealing.ts';
import type { PaymentGateway } from './paymentGateway.ts';

/** Credentials of a gateway account. */
export interface AccountOpening {
  database: Database;
  gateways: { payment: PaymentGateway };
  sealer: Sealer;
}

/** Context that the credentials of an account are sealed in. */
export const credentialsContext = (gatewayAccountId: string): string => `gatewayAccount:${gatewayAccountId}`;

/**
 * Reads the credentials of an account; undefined for an unknown one, and once they are deleted.
 * @param db transaction that may have written them
 */
export async function readCredentials(
  { database, sealer, gateways }: AccountOpening,
  gatewayAccountId: string,
  db: Queryable = database.query,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('gatewayAccount')
    .select(['gateway', 'credentials', 'keyId'])
    .where('gatewayAccountId', '=', gatewayAccountId)
    .executeTakeFirst();
  if (!row?.credentials) return undefined;
  if (row.gateway !== gateways.payment.name)
    throw new Error(`The gateway ${row.gateway} of an account is not configured`);
  if (row.keyId !== null && row.keyId !== sealer.keyId)
    throw new Error(`The account was sealed with the key ${row.keyId}, and ${sealer.keyId} is configured`);
  return sealer.unseal(row.credentials, credentialsContext(gatewayAccountId));
}
