import type { ExportedAttribution, ExportedRole } from '@foyer/contract';
import type { Queryable } from '../../../platform/database/transactionScope.ts';

export async function listRoles(db: Queryable, userId: string): Promise<ExportedRole[]> {
  const rows = await db
    .selectFrom('userRole')
    .select(['role', 'clientId', 'grantedAt'])
    .where('userId', '=', userId)
    .orderBy('grantedAt')
    .execute();
  return rows.map((row) => ({
    role: row.role as ExportedRole['role'],
    ...(row.clientId === null ? {} : { clientId: row.clientId }),
    grantedAt: row.grantedAt.toISOString(),
  }));
}

/** Finds how the account's owner arrived at sign-up. */
export async function findAttribution(
  db: Queryable,
  userId: string,
): Promise<ExportedAttribution | undefined> {
  const row = await db
    .selectFrom('accountAttribution')
    .selectAll()
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!row) return undefined;
  const words = row.advertisementData as Record<string, string> | null;
  return {
    ...(row.appType === null ? {} : { appType: row.appType as 'ANDROID' | 'IOS' }),
    ...(row.advertisementId === null ? {} : { advertisementId: row.advertisementId }),
    ...(words === null ? {} : { advertisementData: new URLSearchParams(words).toString() }),
    ...(row.affiliateCode === null ? {} : { affiliateCode: row.affiliateCode }),
    ...(row.eventId === null ? {} : { eventId: row.eventId }),
    recordedAt: row.recordedAt.toISOString(),
  };
}
