import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import type { LineToPrice } from '../../../sale/pricing/priceCart.ts';
import type { PriceRules } from '../../../sale/pricing/priceRules.ts';

export const currency = 'CAD';
export const placedAt = '2026-03-01T12:00:00Z';
export const formerRules: PriceRules = {
  currency,
  fees: [
    {
      code: 'service',
      label: 'Service',
      purpose: 'Runs the sale',
      recipient: 'platform',
      basis: 'ticket',
      kind: 'percent',
      payer: 'buyer',
      ratePpm: 99_750,
      mandatory: true,
      refundable: false,
      categories: ['EVENT_ACCESS'],
      marketplaceTypes: ['purchase'],
    },
    {
      code: 'delivery',
      label: 'Delivery',
      purpose: 'Postage',
      recipient: 'organiser',
      basis: 'order',
      kind: 'amount',
      payer: 'buyer',
      amount: 700,
      mandatory: false,
      refundable: true,
      categories: ['MERCHANDISE'],
      marketplaceTypes: ['purchase'],
      fulfilment: 'SHIPPING',
    },
  ],
  taxes: [
    {
      code: 'sales',
      label: 'Tax',
      ratePpm: 149_750,
      included: false,
      appliesTo: ['face', 'fees', 'merchandise'],
    },
  ],
};

/** Lines of the order: two age groups, one price, goods that are shipped, and a donation. */
export const soldLines: readonly (LineToPrice & { name: string })[] = [
  {
    name: 'Floor',
    category: 'EVENT_ACCESS',
    marketplaceType: 'purchase',
    units: [
      { ageGroup: 'ADULT', quantity: 2, face: 10_033 },
      { ageGroup: 'CHILD', quantity: 1, face: 5_016 },
    ],
  },
  {
    name: 'Balcony',
    category: 'EVENT_ACCESS',
    marketplaceType: 'purchase',
    units: [{ ageGroup: 'ADULT', quantity: 2, face: 5_000 }],
  },
  {
    name: 'Shirt',
    category: 'MERCHANDISE',
    marketplaceType: 'purchase',
    fulfilment: 'SHIPPING',
    units: [{ ageGroup: 'ADULT', quantity: 3, face: 3_333 }],
  },
  {
    name: 'Strings for Schools',
    category: 'CHARITY',
    marketplaceType: 'purchase',
    units: [{ ageGroup: 'ADULT', quantity: 2, face: 500 }],
  },
];

/** Writes rows as they are, without triggers: their states were reached by a process of the release before. */
export async function write(db: Queryable, table: string, ...rows: Record<string, unknown>[]): Promise<void> {
  const columns = sql.raw(Object.keys(rows[0]!).join(', '));
  await sql`alter table ${sql.table(table)} disable trigger user`.execute(db);
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    db,
  );
  await sql`alter table ${sql.table(table)} enable trigger user`.execute(db);
}

export const quantityOf = (units: LineToPrice['units']): number =>
  units.reduce((sum, { quantity }) => sum + quantity, 0);
const words = (text: string) => ({ 'en-US': text });

/** Ids of an order of the previous release. */
export interface FormerOrder {
  eventId: string;
  orderId: string;
  userId: string;
  clientId: string;
  paymentMethodId: string;
  total: number;
}

export interface FormerIds extends Omit<FormerOrder, 'total'> {
  cartId: string;
  paymentId: string;
  /** By position of the line. */
  items: string[];
  offers: string[];
}

/** Writes an organiser with an event and its offers. */
export async function writeFormerEvent(
  db: Queryable,
  { eventId, clientId, items, offers }: FormerIds,
): Promise<void> {
  const [marketplaceId, salesGroupId] = [randomUUID(), randomUUID()];
  await write(db, 'client', { client_id: clientId, name: 'Organiser', vanity_name: 'organiser' });
  await write(db, 'event', {
    event_id: eventId,
    vanity_name: 'former-event',
    client_id: clientId,
    kind: 'stream',
    short_name: words('Northern Lights'),
    description: words('A concert.'),
    starts_at: '2026-04-01T20:00:00Z',
    timezone: 'America/Toronto',
    attendance: ['STREAMING'],
    currency,
    art: {},
    policy: {},
  });
  await write(db, 'marketplace', {
    event_id: eventId,
    marketplace_id: marketplaceId,
    type: 'purchase',
    opens_at: '2026-02-01T12:00:00Z',
    closes_at: '2026-04-01T20:00:00Z',
  });
  await write(db, 'sales_group', {
    event_id: eventId,
    sales_group_id: salesGroupId,
    category: 'EVENT_ACCESS',
    name: words('All'),
  });
  const itemRows = soldLines.map(({ category, units }, at) => ({
    event_id: eventId,
    inventory_item_id: items[at],
    category,
    seating: 'none',
    sold: quantityOf(units),
  }));
  const offerRows = soldLines.map(({ name, units }, at) => ({
    event_id: eventId,
    offer_group_id: offers[at],
    marketplace_id: marketplaceId,
    sales_group_id: salesGroupId,
    inventory_item_id: items[at],
    name: words(name),
    face_price: units[0]!.face,
  }));
  await write(db, 'inventory_item', ...itemRows);
  await write(db, 'offer_group', ...offerRows);
}
