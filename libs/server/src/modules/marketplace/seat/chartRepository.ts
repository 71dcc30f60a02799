import type { ChartRow, SeatChart } from '@foyer/contract';
import type { Queryable } from '../../../platform/database/transactionScope.ts';

interface ChartKey {
  seatChartId: string;
  version: number;
}

/** Reads a chart without rows. */
export async function readOverview(db: Queryable, { seatChartId, version }: ChartKey): Promise<SeatChart> {
  const row = await db
    .selectFrom('seatChart')
    .select('overview')
    .where('seatChartId', '=', seatChartId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return row.overview as SeatChart;
}

/** Reads the rows of the named sections, by section. */
export async function readSectionRows(
  db: Queryable,
  { seatChartId, version }: ChartKey,
  sectionCodes: readonly string[],
): Promise<Map<string, ChartRow[]>> {
  if (sectionCodes.length === 0) return new Map();
  const rows = await db
    .selectFrom('seatChartSection')
    .select(['sectionCode', 'rows'])
    .where('seatChartId', '=', seatChartId)
    .where('version', '=', version)
    .where('sectionCode', 'in', sectionCodes)
    .execute();
  return new Map(rows.map((row) => [row.sectionCode, row.rows as ChartRow[]]));
}
