import type { CatalogueChart, CatalogueVenue } from '../../../catalogue/catalogue.ts';
import type { SeatChart } from '../../../catalogue/seatChart.ts';
import { toJson } from '../../../database/toJson.ts';
import type { TransactionScope } from '../../../database/transactionScope.ts';
import { stableId } from './stableId.ts';

const chartIdOf = (seatChartId: string): string => stableId('seatChart', seatChartId);

/** How the database calls a drawing of the catalogue. */
export const chartKey = (
  chart: Pick<SeatChart, 'seatChartId' | 'version'>,
): { id: string; version: number } => ({
  id: chartIdOf(chart.seatChartId),
  version: chart.version,
});

/** Writes a drawing: the overview without rows, and every section's rows on their own. @returns whether it is new */
export async function writeChart(
  tx: TransactionScope,
  locationId: string,
  { chart, zones }: CatalogueChart,
): Promise<boolean> {
  const { id, version } = chartKey(chart);
  const sections = chart.sections.map(({ rows: _rows, ...section }) => section);
  const overview = { ...chart, seatChartId: id, sections };
  const written = await tx
    .insertInto('seat_chart')
    .values({
      seat_chart_id: id,
      version,
      location_id: locationId,
      name: chart.name,
      code: chart.seatChartId,
      zones: toJson(zones),
      overview: toJson(overview),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!written.numInsertedOrUpdatedRows) return false;
  const rows = chart.sections
    .filter((section) => (section.rows ?? []).length > 0)
    .map((section) => ({
      seat_chart_id: id,
      version,
      section_code: section.sectionCode,
      rows: toJson(section.rows),
    }));
  if (rows.length > 0) await tx.insertInto('seat_chart_section').values(rows).execute();
  return true;
}

/** Writes a venue and its drawings; what is there already stays. @returns its id */
export async function writeVenue(tx: TransactionScope, venue: CatalogueVenue): Promise<string> {
  const locationId = stableId('venue', venue.vanityName);
  const { address } = venue;
  await tx
    .insertInto('venue')
    .values({
      location_id: locationId,
      name: venue.name,
      address: address.street,
      city: address.city,
      region: address.region,
      country_code: address.country,
      postal_code: address.postalCode,
      timezone: venue.timeZone,
      latitude: venue.latitude,
      longitude: venue.longitude,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const chart of venue.charts) await writeChart(tx, locationId, chart);
  return locationId;
}

/** A plan as one of a venue: two houses may call their plans alike. */
export const planOfVenue = ({ chart, zones }: CatalogueChart, venue: string): CatalogueChart => ({
  chart: { ...chart, seatChartId: `${venue}.${chart.seatChartId}` },
  zones,
});
