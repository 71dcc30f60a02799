import type { CatalogueChart, ChartRow, PriceZone, SeatChart } from '@foyer/catalogue';
import type { Queryable } from '../../platform/database/transactionScope.ts';

/** Reads a venue's complete plans that imports can sell seats of. */
export async function readPlans(db: Queryable, locationId: string): Promise<CatalogueChart[]> {
  const charts = await db
    .selectFrom('seatChart')
    .select(['seatChartId', 'version', 'code', 'zones', 'overview'])
    .where('locationId', '=', locationId)
    .where('code', '<>', '')
    .orderBy('code')
    .execute();
  const plans: CatalogueChart[] = [];
  for (const { seatChartId, version, code, zones, overview } of charts) {
    const rows = await db
      .selectFrom('seatChartSection')
      .select(['sectionCode', 'rows'])
      .where('seatChartId', '=', seatChartId)
      .where('version', '=', version)
      .execute();
    const rowsOf = new Map(rows.map((row) => [row.sectionCode, row.rows as ChartRow[]]));
    const chart = overview as SeatChart;
    const sections = chart.sections.map((section) => {
      const ofSection = rowsOf.get(section.sectionCode);
      return ofSection ? { ...section, rows: ofSection } : section;
    });
    plans.push({ chart: { ...chart, seatChartId: code, sections }, zones: zones as PriceZone[] });
  }
  return plans;
}
