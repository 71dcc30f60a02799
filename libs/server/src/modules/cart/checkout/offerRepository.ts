import { sql } from 'kysely';
import type { Queryable } from '../../../database/transactionScope.ts';
import type { ChartKey, OfferFacts, SaleEvent } from './offerFacts.ts';

const chartOf = (row: {
  seat_chart_id: string | null;
  seat_chart_version: number | null;
}): ChartKey | undefined =>
  row.seat_chart_id === null || row.seat_chart_version === null
    ? undefined
    : { seatChartId: row.seat_chart_id, version: row.seat_chart_version };

/** An event that is on sale or was. */
export async function findSaleEvent(db: Queryable, eventId: string): Promise<SaleEvent | undefined> {
  const row = await db
    .selectFrom('event')
    .select(['event_id', 'client_id', 'location_id', 'status', 'currency', 'max_per_person', 'policy'])
    .select(['seat_chart_id', 'seat_chart_version'])
    .where('event_id', '=', eventId)
    .where('published', '=', true)
    .executeTakeFirst();
  return (
    row && {
      eventId: row.event_id,
      clientId: row.client_id,
      locationId: row.location_id,
      status: row.status,
      currency: row.currency,
      maxPerPerson: row.max_per_person,
      policy: row.policy,
      chart: chartOf(row),
    }
  );
}

/** The offer groups of one event with their items and windows. */
export async function readOffers(db: Queryable, eventId: string): Promise<Map<string, OfferFacts>> {
  const { rows } = await sql<OfferFacts>`
    select o.offer_group_id as "offerGroupId", o.inventory_item_id as "inventoryItemId", i.category, i.seating,
      i.section_code as "sectionCode", i.fulfilment, o.min_quantity as "minQuantity",
      o.max_quantity as "maxQuantity", m.type as "marketplaceType", m.opens_at as "opensAt", m.closes_at as "closesAt",
      o.name as "names", i.attendance, i.gate, o.face_price as "facePrice", o.child_price as "childPrice",
      o.senior_price as "seniorPrice"
    from offer_group o
    join marketplace m on m.event_id = o.event_id and m.marketplace_id = o.marketplace_id
    join inventory_item i on i.event_id = o.event_id and i.inventory_item_id = o.inventory_item_id
    where o.event_id = ${eventId}`.execute(db);
  return new Map(rows.map((offer) => [offer.offerGroupId, offer]));
}

type SectionNames = ReadonlyMap<string, string>;

/** A drawing never changes under its id and version, so its names are read once a process. */
const namesByChart = new Map<string, SectionNames>();
const mostCharts = 500;

async function readChartNames(db: Queryable, { seatChartId, version }: ChartKey): Promise<SectionNames> {
  const { rows } = await sql<{ code: string; name: string }>`
    select section ->> 'sectionCode' as code, section ->> 'name' as name
    from seat_chart c, jsonb_array_elements(c.overview -> 'sections') section
    where c.seat_chart_id = ${seatChartId} and c.version = ${version}`.execute(db);
  return new Map(rows.map(({ code, name }) => [code, name]));
}

/** Names of the sections of an event, as its drawing has them. */
export async function readSectionNames(db: Queryable, eventId: string): Promise<SectionNames> {
  const chart = await db
    .selectFrom('event')
    .select(['seat_chart_id', 'seat_chart_version'])
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return readNamesOfChart(db, chart && chartOf(chart));
}

/** The same where the drawing is known already. */
export async function readNamesOfChart(db: Queryable, chart: ChartKey | undefined): Promise<SectionNames> {
  if (!chart) return new Map();
  const key = `${chart.seatChartId}.${chart.version}`;
  const known = namesByChart.get(key);
  if (known) return known;
  const names = await readChartNames(db, chart);
  if (namesByChart.size >= mostCharts) namesByChart.clear();
  namesByChart.set(key, names);
  return names;
}

/** Whether somebody has a live {product} of the event that is not a child's. */
export async function hasAdultToken(db: Queryable, eventId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('token')
    .select('token_id')
    .where('event_id', '=', eventId)
    .where('holder_id', '=', userId)
    .where('state', '<>', 'voided')
    .where('age_group', 'is distinct from', 'CHILD')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
