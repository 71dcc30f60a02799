import type { ExportedAttribution } from '@foyer/contract';
import type { Queryable } from '../../../platform/database/transactionScope.ts';

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
