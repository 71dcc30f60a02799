import type { Database } from '../../database/database.ts';
import type { Sealer } from '../../security/sealing.ts';
import type { PaymentGateway } from './paymentGateway.ts';

/** What opens a gateway account. */
export interface AccountOpening {
  database: Database;
  gateways: { payment: PaymentGateway };
  sealer: Sealer;
}

/** Context that the credentials of an account are sealed in. */
export const credentialsContext = (gatewayAccountId: string): string => `gatewayAccount:${gatewayAccountId}`;

/** Reads the credentials of an account; undefined for an unknown one. */
export async function readCredentials(
  { database, sealer, gateways }: AccountOpening,
  gatewayAccountId: string,
): Promise<string | undefined> {
  const row = await database.query
    .selectFrom('gatewayAccount')
    .select(['gateway', 'credentials'])
    .where('gatewayAccountId', '=', gatewayAccountId)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.gateway !== gateways.payment.name)
    throw new Error(`The gateway ${row.gateway} of an account is not configured`);
  return sealer.unseal(row.credentials, credentialsContext(gatewayAccountId));
}
