import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import { toJson } from '../../platform/database/toJson.ts';
import { insertSeats } from './seatFixture.ts';

export { seatCode } from './seatFixture.ts';

/** Options of the test sale. Prices are face values in minor units. */
export interface SaleFixtureOptions {
  currency?: string;
  /** Rows of the seated item, best first. */
  rows?: number;
  seatsPerRow?: number;
  /** Standing places. */
  standing?: number;
  shirts?: number;
  maxPerPerson?: number;
  /** Relative to real time. */
  opensAt?: Date;
  closesAt?: Date;
  status?: 'Upcoming' | 'Cancelled';
  /** Service fee per item: an amount in minor units and a rate. */
  feeAmount?: number;
  feePpm?: number;
  taxPpm?: number;
  /** Face prices of seat, standing place and shirt. */
  prices?: { seated: number; standing: number; shirt: number };
}

export interface SaleFixture {
  eventId: string;
  /** Ids of the offer groups. */
  seated: string;
  standing: string;
  shirt: string;
  gift: string;
  seatedItem: string;
  standingItem: string;
  shirtItem: string;
}

const day = 86_400_000;
const words = (text: string) => toJson({ 'en-US': text, 'fr-CA': `${text} (fr)` });

async function insertPlaces(database: Database, locationId: string, seatChartId: string): Promise<void> {
  await database.query
    .insertInto('venue')
    .values({
      location_id: locationId,
      name: 'Test Hall',
      city: 'Montréal',
      region: 'QC',
      country_code: 'CA',
      timezone: 'America/Toronto',
      latitude: 45.5,
      longitude: -73.6,
    })
    .execute();
  const section = (sectionCode: string, name: string) => ({ sectionCode, name });
  const sections = [section('101', 'Orchestra'), section('FLOOR', 'Floor')];
  await database.query
    .insertInto('seat_chart')
    .values({
      seat_chart_id: seatChartId,
      version: 1,
      location_id: locationId,
      name: 'Concert',
      overview: toJson({ sections }),
    })
    .execute();
}

async function insertEvent(
  database: Database,
  ids: { eventId: string; locationId: string; seatChartId: string; clientId: string },
  { currency = 'CAD', maxPerPerson = 8, status = 'Upcoming' }: SaleFixtureOptions,
): Promise<void> {
  const vanityName = `test-${ids.eventId}`;
  await database.query
    .insertInto('client')
    .values({ client_id: ids.clientId, name: 'Organiser', vanity_name: `organiser-${ids.clientId}` })
    .execute();
  const palette = { paper: '#ffffff', first: '#000000', second: '#ff0000' };
  const policy = { transfer: 'allowed', resale: 'allowed', refund: 'none', idRequired: false };
  await database.query
    .insertInto('event')
    .values({
      event_id: ids.eventId,
      vanity_name: vanityName,
      client_id: ids.clientId,
      location_id: ids.locationId,
      seat_chart_id: ids.seatChartId,
      seat_chart_version: 1,
      kind: 'concert',
      status,
      short_name: words('Northern Lights'),
      description: words('A concert.'),
      starts_at: new Date(Date.now() + 30 * day),
      ends_at: new Date(Date.now() + 30 * day + day / 8),
      timezone: 'America/Toronto',
      attendance: ['LIVE_ATTENDANCE'],
      currency,
      max_per_person: maxPerPerson,
      art: toJson({ poster: { family: 'test', palette, alt: { 'en-US': 'Lights' } }, hash: 'abc' }),
      policy: toJson(policy),
    })
    .execute();
}

async function insertPrices(database: Database, eventId: string, options: SaleFixtureOptions): Promise<void> {
  const { feeAmount = 0, feePpm = 100_000, taxPpm = 149_750 } = options;
  const fee = { event_id: eventId, label: words('Fee'), purpose: words('Service'), mandatory: true };
  const categories = ['EVENT_ACCESS'];
  await database.query
    .insertInto('event_fee')
    .values([
      {
        ...fee,
        code: 'service',
        recipient: 'platform',
        basis: 'ticket',
        kind: 'percent',
        rate_ppm: feePpm,
        refundable: false,
        categories,
        amount: null,
        fulfilment: null,
      },
      {
        ...fee,
        code: 'facility',
        recipient: 'venue',
        basis: 'ticket',
        kind: 'amount',
        rate_ppm: null,
        refundable: true,
        categories,
        amount: feeAmount,
        fulfilment: null,
      },
      {
        ...fee,
        code: 'delivery',
        recipient: 'organiser',
        basis: 'order',
        kind: 'amount',
        rate_ppm: null,
        refundable: true,
        mandatory: false,
        categories: ['MERCHANDISE'],
        amount: 700,
        fulfilment: 'SHIPPING',
      },
    ])
    .execute();
  await database.query
    .insertInto('event_tax')
    .values({
      event_id: eventId,
      code: 'sales',
      label: words('Tax'),
      rate_ppm: taxPpm,
      applies_to: ['face', 'fees', 'merchandise'],
    })
    .execute();
}

/** Creates an event on sale at fixed prices: seats, standing places, shirts (shipped or picked up) and a gift. */
export async function buildSale(database: Database, options: SaleFixtureOptions = {}): Promise<SaleFixture> {
  const { rows = 3, seatsPerRow = 10, standing = 100, shirts = 50 } = options;
  const { prices = { seated: 10_000, standing: 5_000, shirt: 3_000 } } = options;
  const id = () => randomUUID();
  const eventId = id();
  const [locationId, seatChartId, clientId, marketplaceId, salesGroupId] = [id(), id(), id(), id(), id()];
  await insertPlaces(database, locationId, seatChartId);
  await insertEvent(database, { eventId, locationId, seatChartId, clientId }, options);
  await insertPrices(database, eventId, options);
  const { query } = database;
  const opensAt = options.opensAt ?? new Date(Date.now() - day);
  const closesAt = options.closesAt ?? new Date(Date.now() + 29 * day);
  await query
    .insertInto('marketplace')
    .values({
      event_id: eventId,
      marketplace_id: marketplaceId,
      type: 'purchase',
      opens_at: opensAt,
      closes_at: closesAt,
    })
    .execute();
  await query
    .insertInto('sales_group')
    .values({ event_id: eventId, sales_group_id: salesGroupId, category: 'EVENT_ACCESS', name: words('All') })
    .execute();
  const items = { seatedItem: id(), standingItem: id(), shirtItem: id(), giftItem: id() };
  const none = {
    seating: 'none',
    section_code: null,
    fulfilment: [] as string[],
    capacity: null as number | null,
  };
  await query
    .insertInto('inventory_item')
    .values([
      {
        ...none,
        event_id: eventId,
        inventory_item_id: items.seatedItem,
        category: 'EVENT_ACCESS',
        seating: 'seated',
      },
      {
        ...none,
        event_id: eventId,
        inventory_item_id: items.standingItem,
        category: 'EVENT_ACCESS',
        seating: 'ga',
        section_code: 'FLOOR',
        capacity: standing,
      },
      {
        ...none,
        event_id: eventId,
        inventory_item_id: items.shirtItem,
        category: 'MERCHANDISE',
        fulfilment: ['PICKUP', 'SHIPPING'],
        capacity: shirts,
      },
      { ...none, event_id: eventId, inventory_item_id: items.giftItem, category: 'CHARITY' },
    ])
    .execute();
  const groups = { seated: id(), standing: id(), shirt: id(), gift: id() };
  const group = {
    event_id: eventId,
    marketplace_id: marketplaceId,
    sales_group_id: salesGroupId,
    child_price: null as number | null,
  };
  await query
    .insertInto('offer_group')
    .values([
      {
        ...group,
        offer_group_id: groups.seated,
        inventory_item_id: items.seatedItem,
        name: words('Orchestra'),
        face_price: prices.seated,
        child_price: Math.floor(prices.seated / 2),
        max_quantity: 50,
      },
      {
        ...group,
        offer_group_id: groups.standing,
        inventory_item_id: items.standingItem,
        name: words('Floor'),
        face_price: prices.standing,
        max_quantity: 50,
      },
      {
        ...group,
        offer_group_id: groups.shirt,
        inventory_item_id: items.shirtItem,
        name: words('Shirt'),
        face_price: prices.shirt,
        max_quantity: 5,
      },
      {
        ...group,
        offer_group_id: groups.gift,
        inventory_item_id: items.giftItem,
        name: words('Gift'),
        face_price: 0,
        max_quantity: 5,
      },
    ])
    .execute();
  if (rows * seatsPerRow > 0) await insertSeats(database, eventId, items.seatedItem, rows, seatsPerRow);
  return { eventId, ...groups, ...items };
}
