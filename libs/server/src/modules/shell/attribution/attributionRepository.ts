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
    .where('advertisement_id', '=', advertisementId)
    .$if(clientId !== undefined, (query) => query.where('client_id', '=', clientId!))
    .executeTakeFirst();
  return (
    row && {
      advertisementId,
      clientId: row.client_id,
      advertisementData: row.advertisement_data as Record<string, string>,
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
      advertisement_id: advertisementId,
      client_id: clientId,
      advertisement_data: toJson(advertisementData),
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .column('advertisement_id')
        .doUpdateSet({ advertisement_data: toJson(advertisementData) })
        .where('advertisement.client_id', '=', clientId),
    )
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function findClientByName(db: Queryable, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('client').select('client_id').where('name', '=', name).executeTakeFirst();
  return row?.client_id;
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
    .insertInto('system_event')
    .values({
      system_event_id: systemEventId,
      event_type: eventType,
      host,
      app_type: attribution.appType,
      advertisement_id: attribution.advertisementId,
      advertisement_data: attribution.advertisementData && toJson(attribution.advertisementData),
      affiliate_code: attribution.affiliateCode,
      event_id: attribution.eventId,
      created_at: now,
    })
    .execute();
}

export async function deleteSystemEventsBefore(tx: TransactionScope, moment: Date): Promise<void> {
  await tx.deleteFrom('system_event').where('created_at', '<', moment).execute();
}
