import { toJson } from '../../../platform/database/toJson.ts';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';
import type { Attribution } from '../../../platform/http/readAttribution.ts';

export interface Advertisement {
  advertisementId: string;
  clientId: string;
  advertisementData: Record<string, string>;
}

/** Finds an advertisement's data; on a partner's site only among the partner's own. */
export async function findAdvertisement(
  db: Queryable,
  advertisementId: string,
  clientId: string | undefined,
): Promise<Advertisement | undefined> {
  const row = await db
    .selectFrom('advertisement')
    .selectAll()
    .where('advertisementId', '=', advertisementId)
    .$if(clientId !== undefined, (query) => query.where('clientId', '=', clientId!))
    .executeTakeFirst();
  return (
    row && {
      advertisementId,
      clientId: row.clientId,
      advertisementData: row.advertisementData as Record<string, string>,
    }
  );
}

/** Inserts or updates an advertisement. @returns false if the id belongs to another organisation */
export async function putAdvertisement(
  tx: TransactionScope,
  { advertisementId, clientId, advertisementData }: Advertisement,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('advertisement')
    .values({
      advertisementId,
      clientId,
      advertisementData: toJson(advertisementData),
      createdAt: now,
    })
    .onConflict((conflict) =>
      conflict
        .column('advertisementId')
        .doUpdateSet({ advertisementData: toJson(advertisementData) })
        .where('advertisement.clientId', '=', clientId),
    )
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function findClientByName(db: Queryable, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('client').select('clientId').where('name', '=', name).executeTakeFirst();
  return row?.clientId;
}

export interface SystemEventRecord {
  systemEventId: string;
  eventType: 'visit';
  host: string;
  attribution: Attribution;
}

export async function insertSystemEvent(
  tx: TransactionScope,
  { systemEventId, eventType, host, attribution }: SystemEventRecord,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('systemEvent')
    .values({
      systemEventId,
      eventType,
      host,
      appType: attribution.appType,
      advertisementId: attribution.advertisementId,
      advertisementData: attribution.advertisementData && toJson(attribution.advertisementData),
      affiliateCode: attribution.affiliateCode,
      eventId: attribution.eventId,
      createdAt: now,
    })
    .execute();
}

export async function deleteSystemEventsBefore(tx: TransactionScope, moment: Date): Promise<void> {
  await tx.deleteFrom('systemEvent').where('createdAt', '<', moment).execute();
}
