import type { ExportedAttribution, ExportedRole } from '@foyer/contract';
import type { Queryable } from '../../../platform/database/transactionScope.ts';

export async function listRoles(db: Queryable, userId: string): Promise<ExportedRole[]> {
  const rows = await db
    .selectFrom('user_role')
    .select(['role', 'client_id', 'granted_at'])
    .where('user_id', '=', userId)
    .orderBy('granted_at')
    .execute();
  return rows.map((row) => ({
    role: row.role as ExportedRole['role'],
    ...(row.client_id === null ? {} : { clientId: row.client_id }),
    grantedAt: row.granted_at.toISOString(),
  }));
}

/** Finds how the account's owner arrived at sign-up. */
export async function findAttribution(
  db: Queryable,
  userId: string,
): Promise<ExportedAttribution | undefined> {
  const row = await db
    .selectFrom('account_attribution')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return undefined;
  const words = row.advertisement_data as Record<string, string> | null;
  return {
    ...(row.app_type === null ? {} : { appType: row.app_type as 'ANDROID' | 'IOS' }),
    ...(row.advertisement_id === null ? {} : { advertisementId: row.advertisement_id }),
    ...(words === null ? {} : { advertisementData: new URLSearchParams(words).toString() }),
    ...(row.affiliate_code === null ? {} : { affiliateCode: row.affiliate_code }),
    ...(row.event_id === null ? {} : { eventId: row.event_id }),
    recordedAt: row.recorded_at.toISOString(),
  };
}
