import { sql } from 'kysely';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Database } from '../../platform/database/database.ts';
import { toJson } from '../../platform/database/toJson.ts';
import type { Clock } from '../../platform/security/clock.ts';

export interface RecordStore {
  database: Database;
  /** Provider that owns the records. */
  provider: string;
  clock: Clock;
}

/** Writes a record of a provider; `expiresIn` in seconds. */
export async function writeRecord(
  { database, provider, clock }: RecordStore,
  record: { model: string; recordId: string; payload: object; expiresIn?: number | undefined },
): Promise<void> {
  const { grantId, uid } = record.payload as AdapterPayload;
  const values = {
    payload: toJson(record.payload),
    grantId: grantId ?? null,
    sessionUid: record.model === 'Session' ? (uid ?? null) : null,
    consumedAt: null,
    expiresAt: record.expiresIn ? new Date(clock().getTime() + record.expiresIn * 1000) : null,
  };
  await database.query
    .insertInto('sandboxOpenidRecord')
    .values({ provider, model: record.model, recordId: record.recordId, ...values })
    .onConflict((conflict) => conflict.columns(['provider', 'model', 'recordId']).doUpdateSet(values))
    .execute();
}

/** Reads an unexpired record. */
export async function readRecord<Payload extends object>(
  { database, provider, clock }: RecordStore,
  model: string,
  where: { recordId: string } | { sessionUid: string },
): Promise<(Payload & { consumed?: number }) | undefined> {
  const [column, value] =
    'recordId' in where
      ? (['recordId', where.recordId] as const)
      : (['sessionUid', where.sessionUid] as const);
  const row = await database.query
    .selectFrom('sandboxOpenidRecord')
    .select(['payload', 'consumedAt', 'expiresAt'])
    .where('provider', '=', provider)
    .where('model', '=', model)
    .where(column, '=', value)
    .executeTakeFirst();
  if (!row || (row.expiresAt && row.expiresAt <= clock())) return undefined;
  return {
    ...(row.payload as Payload),
    ...(row.consumedAt ? { consumed: Math.floor(row.consumedAt.getTime() / 1000) } : {}),
  };
}

/** Creates a database adapter for a model of a provider, so that any server can continue a flow. */
export function createRecordAdapter(store: RecordStore, model: string): Adapter {
  const { database, provider, clock } = store;
  const all = () => database.query.deleteFrom('sandboxOpenidRecord').where('provider', '=', provider);
  return {
    upsert: (recordId, payload, expiresIn) => writeRecord(store, { model, recordId, payload, expiresIn }),
    find: (recordId) => readRecord<AdapterPayload>(store, model, { recordId }),
    findByUid: (sessionUid) => readRecord<AdapterPayload>(store, model, { sessionUid }),
    findByUserCode: () => Promise.resolve(undefined),
    consume: async (recordId) => {
      await database.query
        .updateTable('sandboxOpenidRecord')
        .set({ consumedAt: clock() })
        .where('provider', '=', provider)
        .where('model', '=', model)
        .where('recordId', '=', recordId)
        .execute();
    },
    destroy: async (recordId) => {
      await all().where('model', '=', model).where('recordId', '=', recordId).execute();
      // Expired records of the provider are removed on the same occasion.
      await all()
        .where(sql<boolean>`expires_at < ${clock()}`)
        .execute();
    },
    revokeByGrantId: async (grantId) => {
      await all().where('grantId', '=', grantId).execute();
    },
  };
}
