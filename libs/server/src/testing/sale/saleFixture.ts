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
  /** Refunds that the policy allows; none by default. */
  refund?: 'none' | 'always';
  /** Service fee per item: an amount in minor units and a rate. */
  feeAmount?: number;
  feePpm?: number;
  taxPpm?: number;
  /** Face prices of seat, standing place, shirt and gift. */
  prices?: { seated: number; standing: number; shirt: number; gift?: number };
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
  charityId: string;
}

const day = 86_400_000;
const words = (text: string) => toJson({ 'en-US': text, 'fr-CA': `${text} (fr)` });

async function insertPlaces(database: Database, locationId: string, seatChartId: string): Promise<void> {
  await database.query
    .insertInto('venue')
    .values({
      locationId,
      name: 'Test Hall',
      city: 'Montréal',
      region: 'QC',
      countryCode: 'CA',
      timezone: 'America/Toronto',
      latitude: 45.5,
      longitude: -73.6,
    })
    .execute();
  const section = (sectionCode: string, name: string) => ({ sectionCode, name });
  const sections = [section('101', 'Orchestra'), section('FLOOR', 'Floor')];
  await database.query
    .insertInto('seatChart')
    .values({
      seatChartId,
      version: 1,
      locationId,
      name: 'Concert',
      overview: toJson({ sections }),
    })
    .execute();
}

async function insertEvent(
  database: Database,
  ids: { eventId: string; locationId: string; seatChartId: string; clientId: string },
  { currency = 'CAD', maxPerPerson = 8, status = 'Upcoming', refund = 'none' }: SaleFixtureOptions,
): Promise<void> {
  const vanityName = `test-${ids.eventId}`;
  await database.query
    .insertInto('client')
    .values({ clientId: ids.clientId, name: 'Organiser', vanityName: `organiser-${ids.clientId}` })
    .execute();
  const palette = { paper: '#ffffff', first: '#000000', second: '#ff0000' };
  const policy = { transfer: 'allowed', resale: 'allowed', refund, idRequired: false };
  await database.query
    .insertInto('event')
    .values({
      eventId: ids.eventId,
      vanityName,
      clientId: ids.clientId,
      locationId: ids.locationId,
      seatChartId: ids.seatChartId,
      seatChartVersion: 1,
      kind: 'concert',
      status,
      shortName: words('Northern Lights'),
      description: words('A concert.'),
      startsAt: new Date(Date.now() + 30 * day),
      endsAt: new Date(Date.now() + 30 * day + day / 8),
      timezone: 'America/Toronto',
      attendance: ['LIVE_ATTENDANCE'],
      currency,
      maxPerPerson,
      art: toJson({ poster: { family: 'test', palette, alt: { 'en-US': 'Lights' } }, hash: 'abc' }),
      policy: toJson(policy),
    })
    .execute();
}

async function insertPrices(database: Database, eventId: string, options: SaleFixtureOptions): Promise<void> {
  const { feeAmount = 0, feePpm = 100_000, taxPpm = 149_750 } = options;
  const fee = { eventId, label: words('Fee'), purpose: words('Service'), mandatory: true };
  const categories = ['EVENT_ACCESS'];
  await database.query
    .insertInto('eventFee')
    .values([
      {
        ...fee,
        code: 'service',
        recipient: 'platform',
        basis: 'ticket',
        kind: 'percent',
        ratePpm: feePpm,
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
        ratePpm: null,
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
        ratePpm: null,
        refundable: true,
        mandatory: false,
        categories: ['MERCHANDISE'],
        amount: 700,
        fulfilment: 'SHIPPING',
      },
    ])
    .execute();
  await database.query
    .insertInto('eventTax')
    .values({
      eventId,
      code: 'sales',
      label: words('Tax'),
      ratePpm: taxPpm,
      appliesTo: ['face', 'fees', 'merchandise'],
    })
    .execute();
}

/** Creates an event on sale at fixed prices: seats, standing places, shirts (shipped or picked up) and a gift. */
export async function buildSale(database: Database, options: SaleFixtureOptions = {}): Promise<SaleFixture> {
  const { rows = 3, seatsPerRow = 10, standing = 100, shirts = 50 } = options;
  const { prices = { seated: 10_000, standing: 5_000, shirt: 3_000, gift: 0 } } = options;
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
      eventId,
      marketplaceId,
      type: 'purchase',
      opensAt,
      closesAt,
    })
    .execute();
  await query
    .insertInto('salesGroup')
    .values({ eventId, salesGroupId, category: 'EVENT_ACCESS', name: words('All') })
    .execute();
  const items = { seatedItem: id(), standingItem: id(), shirtItem: id(), giftItem: id() };
  const none = {
    seating: 'none',
    sectionCode: null,
    fulfilment: [] as string[],
    capacity: null as number | null,
    charityId: null as string | null,
  };
  const charityId = id();
  await query.insertInto('charity').values({ charityId, name: 'Strings for Schools' }).execute();
  await query
    .insertInto('inventoryItem')
    .values([
      {
        ...none,
        eventId,
        inventoryItemId: items.seatedItem,
        category: 'EVENT_ACCESS',
        seating: 'seated',
      },
      {
        ...none,
        eventId,
        inventoryItemId: items.standingItem,
        category: 'EVENT_ACCESS',
        seating: 'ga',
        sectionCode: 'FLOOR',
        capacity: standing,
      },
      {
        ...none,
        eventId,
        inventoryItemId: items.shirtItem,
        category: 'MERCHANDISE',
        fulfilment: ['PICKUP', 'SHIPPING'],
        capacity: shirts,
      },
      { ...none, eventId, inventoryItemId: items.giftItem, category: 'CHARITY', charityId },
    ])
    .execute();
  const groups = { seated: id(), standing: id(), shirt: id(), gift: id() };
  const group = {
    eventId,
    marketplaceId,
    salesGroupId,
    childPrice: null as number | null,
  };
  await query
    .insertInto('offerGroup')
    .values([
      {
        ...group,
        offerGroupId: groups.seated,
        inventoryItemId: items.seatedItem,
        name: words('Orchestra'),
        facePrice: prices.seated,
        childPrice: Math.floor(prices.seated / 2),
        maxQuantity: 50,
      },
      {
        ...group,
        offerGroupId: groups.standing,
        inventoryItemId: items.standingItem,
        name: words('Floor'),
        facePrice: prices.standing,
        maxQuantity: 50,
      },
      {
        ...group,
        offerGroupId: groups.shirt,
        inventoryItemId: items.shirtItem,
        name: words('Shirt'),
        facePrice: prices.shirt,
        maxQuantity: 5,
      },
      {
        ...group,
        offerGroupId: groups.gift,
        inventoryItemId: items.giftItem,
        name: words('Gift'),
        facePrice: prices.gift ?? 0,
        maxQuantity: 5,
      },
    ])
    .execute();
  if (rows * seatsPerRow > 0) await insertSeats(database, eventId, items.seatedItem, rows, seatsPerRow);
  return { eventId, ...groups, ...items, charityId };
}
