import type { RemoteConfigKey } from '@foyer/contract';
import type { Queryable, TransactionScope } from '../database/transactionScope.ts';

/** Value set by an operator. */
export interface RemoteConfigRow {
  key: string;
  value: string;
  operator: string;
  changedAt: Date;
}

/** Lists all set values by key. */
export function listRemoteValues(db: Queryable): Promise<RemoteConfigRow[]> {
  return db
    .selectFrom('remoteConfigValue')
    .select(['key', 'value', 'operator', 'changedAt'])
    .orderBy('key')
    .execute();
}

interface RemoteChange {
  key: RemoteConfigKey;
  value: string;
  operator: string;
  now: Date;
}

export async function setRemoteValue(
  tx: TransactionScope,
  { key, value, operator, now }: RemoteChange,
): Promise<void> {
  const fields = { value, operator, changedAt: now };
  await tx
    .insertInto('remoteConfigValue')
    .values({ key, ...fields })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(fields))
    .execute();
}

/** @returns whether a value was set */
export async function unsetRemoteValue(tx: TransactionScope, key: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('remoteConfigValue')
    .where('key', '=', key)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
