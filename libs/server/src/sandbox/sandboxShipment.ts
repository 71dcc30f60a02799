import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { JobQueue } from '../platform/jobs/jobQueue.ts';
import type { Platform } from '../platform/platform.ts';
import { changeSchema } from './changeSchema.ts';

interface SandboxOrder {
  eventId: string;
  orderId: string;
  operator: string;
}

/** What operators record about parcels; composition passes in the sale's use cases. */
export interface ShipmentCases {
  shipOrder: (
    platform: Platform,
    order: SandboxOrder & { parcel: { carrier: string; trackingNumber: string; trackingLink: string } },
  ) => Promise<unknown>;
  recordDelivery: (platform: Platform, order: SandboxOrder) => Promise<unknown>;
}

interface ShipmentRequest {
  /** Vanity name. */
  event: string;
  change: 'shipped' | 'delivered';
}

const labels: Readonly<Record<ShipmentRequest['change'], string>> = {
  shipped: 'Ship its orders',
  delivered: 'Deliver its orders',
};

const parcel = {
  carrier: 'Sandbox Post',
  trackingNumber: 'SP 1234 5678 90',
  trackingLink: 'https://carrier.example/SP1234567890',
};

/** Buttons that ship and deliver the orders of an event; the page's script sends their data. */
export const shipmentButtons = (event: string): string =>
  Object.entries(labels)
    .map(
      ([change, label]) =>
        `<button type="button" data-post="/sandbox/shipment" data-body='${JSON.stringify({ event, change })}'>${label}</button>`,
    )
    .join('');

const schema = changeSchema(Object.keys(labels));

/**
 * Registers the route that ships or delivers all orders of an event as the command `foyer shipment` does; its jobs run
 * before the answer.
 */
export function registerSandboxShipment(
  app: FastifyInstance,
  platform: Platform,
  { jobs, shipments }: { jobs: JobQueue; shipments: ShipmentCases },
): void {
  app.post<{ Body: ShipmentRequest }>('/sandbox/shipment', { schema }, async ({ body }, reply) => {
    const { rows } = await sql<{ eventId: string; orderId: string }>`
      select o.event_id as "eventId", o.order_id as "orderId" from purchase_order o join event e using (event_id)
      where e.vanity_name = ${body.event} order by o.created_at, o.order_id`.execute(platform.database.query);
    for (const row of rows) {
      const order = { ...row, operator: 'sandbox' };
      await (body.change === 'shipped'
        ? shipments.shipOrder(platform, { ...order, parcel })
        : shipments.recordDelivery(platform, order));
    }
    await jobs.runDue();
    return reply.header('cache-control', 'no-store').send({ ok: true });
  });
}
