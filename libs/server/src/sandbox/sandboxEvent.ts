import type { SampleCase } from '@foyer/catalogue';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { readDatabaseTime } from '../platform/database/databaseClock.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import type { TransactionScope } from '../platform/database/transactionScope.ts';
import { found } from '../platform/http/answers/failure.ts';
import type { JobQueue } from '../platform/jobs/jobQueue.ts';
import type { Platform } from '../platform/platform.ts';
import { days } from '../platform/time/units.ts';
import { changeSchema } from './changeSchema.ts';

type Decision =
  | { kind: 'cancelled' }
  | { kind: 'postponed'; refundUntil: Date }
  | { kind: 'rescheduled'; refundUntil: Date; startsAt: Date };

/** Cancels or moves an event; composition passes in the sale's use case. */
export type ChangeEvent = (
  platform: Platform,
  decision: { eventId: string; operator: string } & Decision,
) => Promise<boolean>;

/** Updates the prices and counts that lists show of an event; composition passes in the sale's. */
export type CountStock = (tx: TransactionScope, eventId: string) => Promise<void>;

/** Change of a sample event. */
interface ChangeRequest {
  /** Vanity name. */
  event: string;
  change: NonNullable<SampleCase['change']>;
}

const labels: Readonly<Record<ChangeRequest['change'], string>> = {
  cancelled: 'Cancel the event',
  postponed: 'Postpone the event',
  rescheduled: 'Move the event by four weeks',
  dearer: 'Raise all prices by 5.00',
};

/** Minor units. */
const rise = 500;

/** Button that changes an event; the page's script sends its data. */
export const changeButton = (request: ChangeRequest): string =>
  `<button type="button" data-post="/sandbox/event" data-body='${JSON.stringify(request)}'>${labels[request.change]}</button>`;

const schema = changeSchema(Object.keys(labels));

const raisePrices = (platform: Platform, eventId: string, countStock: CountStock): Promise<void> =>
  inTransaction(platform.database, async (tx) => {
    await sql`update offer_group set face_price = face_price + ${rise} where event_id = ${eventId}`.execute(
      tx,
    );
    await countStock(tx, eventId);
  });

/**
 * Registers the route that cancels or moves an event as the command `foyer event` does, or raises its prices; its jobs
 * run before the answer.
 */
export function registerSandboxEvent(
  app: FastifyInstance,
  platform: Platform,
  { jobs, changeEvent, countStock }: { jobs: JobQueue; changeEvent: ChangeEvent; countStock: CountStock },
): void {
  const { query } = platform.database;
  app.post<{ Body: ChangeRequest }>('/sandbox/event', { schema }, async ({ body }, reply) => {
    const { rows } = await sql<{ eventId: string; startsAt: Date }>`
      select event_id as "eventId", starts_at as "startsAt" from event
      where vanity_name = ${body.event}`.execute(query);
    const { eventId, startsAt } = found(rows[0]);
    const refundUntil = new Date((await readDatabaseTime(query)).getTime() + days(14));
    const change = (decision: Decision) =>
      changeEvent(platform, { eventId, operator: 'sandbox', ...decision });
    const changes: Record<ChangeRequest['change'], () => Promise<unknown>> = {
      cancelled: () => change({ kind: 'cancelled' }),
      postponed: () => change({ kind: 'postponed', refundUntil }),
      rescheduled: () =>
        change({ kind: 'rescheduled', refundUntil, startsAt: new Date(startsAt.getTime() + days(28)) }),
      dearer: () => raisePrices(platform, eventId, countStock),
    };
    await changes[body.change]();
    await jobs.runDue();
    return reply.header('cache-control', 'no-store').send({ ok: true });
  });
}
