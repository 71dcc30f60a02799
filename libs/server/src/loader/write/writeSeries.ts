import type { CatalogueEvent } from '@foyer/catalogue';
import { toJson } from '../../platform/database/toJson.ts';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import { stableId } from './stableId.ts';

/** Writes the tour or run of an event, which its other dates may have written before. */
export async function writeSeries(tx: TransactionScope, { series }: CatalogueEvent): Promise<string | null> {
  if (!series) return null;
  const seriesId = stableId('series', series.code);
  await tx
    .insertInto('series')
    .values({ seriesId, name: toJson(series.name) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return seriesId;
}
