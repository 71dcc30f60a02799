import type { CatalogueChart, CatalogueVenue, SeatChart } from '@foyer/catalogue';
import type { SeatChart as ContractChart } from '@foyer/contract';
import { toJson } from '../../platform/database/toJson.ts';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import { storePicture } from '../../modules/marketplace/art/pictures.ts';
import { searchTextOf } from '../../modules/marketplace/event/searchWords.ts';
import { stableId } from './stableId.ts';

const chartIdOf = (seatChartId: string): string => stableId('seatChart', seatChartId);

/** Builds the database key of a catalogue chart. */
export const chartKey = (
  chart: Pick<SeatChart, 'seatChartId' | 'version'>,
): { id: string; version: number } => ({
  id: chartIdOf(chart.seatChartId),
  version: chart.version,
});

/** Writes a chart: the overview without rows, and the rows of each section separately. @returns whether it is new */
export async function writeChart(
  tx: TransactionScope,
  locationId: string,
  { chart, zones }: CatalogueChart,
): Promise<boolean> {
  const { id, version } = chartKey(chart);
  const sections: ContractChart['sections'] = [];
  for (const { rows: _rows, viewSvg, ...section } of chart.sections)
    sections.push({ ...section, ...(viewSvg ? { viewUrl: await storePicture(tx, viewSvg) } : {}) });
  const overview: ContractChart = { ...chart, seatChartId: id, sections };
  const written = await tx
    .insertInto('seatChart')
    .values({
      seatChartId: id,
      version,
      locationId,
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
      seatChartId: id,
      version,
      sectionCode: section.sectionCode,
      rows: toJson(section.rows),
    }));
  if (rows.length > 0) await tx.insertInto('seatChartSection').values(rows).execute();
  return true;
}

/**
 * Gives sections of a stored chart the views of the same chart read again; other sections keep theirs.
 * @returns the number of sections with a view; undefined if the stored chart has other sections
 */
export async function writeViews(
  tx: TransactionScope,
  { chart }: CatalogueChart,
): Promise<number | undefined> {
  const { id, version } = chartKey(chart);
  const stored = await tx
    .selectFrom('seatChart')
    .select('overview')
    .where('seatChartId', '=', id)
    .where('version', '=', version)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const overview = stored.overview as ContractChart;
  const codes = (sections: readonly { sectionCode: string }[]): string =>
    sections.map(({ sectionCode }) => sectionCode).join('\n');
  if (codes(overview.sections) !== codes(chart.sections)) return undefined;
  const viewUrls = new Map<string, string>();
  for (const { sectionCode, viewSvg } of chart.sections)
    if (viewSvg) viewUrls.set(sectionCode, await storePicture(tx, viewSvg));
  const sections = overview.sections.map((section) => {
    const viewUrl = viewUrls.get(section.sectionCode);
    return viewUrl ? { ...section, viewUrl } : section;
  });
  await tx
    .updateTable('seatChart')
    .set({ overview: toJson({ ...overview, sections }) })
    .where('seatChartId', '=', id)
    .where('version', '=', version)
    .execute();
  return viewUrls.size;
}

/** Writes a venue and its charts; existing rows stay unchanged. @returns the venue's id */
export async function writeVenue(tx: TransactionScope, venue: CatalogueVenue): Promise<string> {
  const locationId = stableId('venue', venue.vanityName);
  const { address } = venue;
  await tx
    .insertInto('venue')
    .values({
      locationId,
      name: venue.name,
      address: address.street,
      city: address.city,
      region: address.region,
      countryCode: address.country,
      postalCode: address.postalCode,
      timezone: venue.timeZone,
      latitude: venue.latitude,
      longitude: venue.longitude,
      searchText: searchTextOf([venue.name]),
      citySearchText: searchTextOf([address.city]),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const chart of venue.charts) await writeChart(tx, locationId, chart);
  return locationId;
}

/** Qualifies a plan's name by its venue, since different venues may use the same name. */
export const planOfVenue = ({ chart, zones }: CatalogueChart, venue: string): CatalogueChart => ({
  chart: { ...chart, seatChartId: `${venue}.${chart.seatChartId}` },
  zones,
});
