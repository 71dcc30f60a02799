import type { SampleCase } from '@foyer/catalogue';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { readDatabaseTime } from '../platform/database/databaseClock.ts';
import { found } from '../platform/http/failure.ts';
import type { JobQueue } from '../platform/jobs/jobQueue.ts';
import type { Platform } from '../platform/platform.ts';
import { days } from '../platform/time/units.ts';

/** Cancels or moves an event; composition passes in the sale's use case. */
export type ChangeEvent = (
  platform: Platform,
  decision: { eventId: string; operator: string } & (
    | { kind: 'cancelled' }
    | { kind: 'postponed'; refundUntil: Date }
    | { kind: 'rescheduled'; refundUntil: Date; startsAt: Date }
  ),
) => Promise<boolean>;

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
};

/** Button that changes an event; the page's script sends its data. */
export const changeButton = (request: ChangeRequest): string =>
  `<button type="button" data-post="/sandbox/event" data-body='${JSON.stringify(request)}'>${labels[request.change]}</button>`;

const schema = {
  body: {
    type: 'object',
    required: ['event', 'change'],
    additionalProperties: false,
    properties: {
      event: { type: 'string', maxLength: 200 },
      change: { type: 'string', enum: Object.keys(labels) },
    },
  },
};

/** Registers the route that cancels or moves an event as the command `foyer event` does; its jobs run before the answer. */
export function registerSandboxEvent(
  app: FastifyInstance,
  platform: Platform,
  { jobs, changeEvent }: { jobs: JobQueue; changeEvent: ChangeEvent },
): void {
  const { query } = platform.database;
  app.post<{ Body: ChangeRequest }>('/sandbox/event', { schema }, async ({ body }, reply) => {
    const { rows } = await sql<{ eventId: string; startsAt: Date }>`
      select event_id as "eventId", starts_at as "startsAt" from event
      where vanity_name = ${body.event}`.execute(query);
    const { eventId, startsAt } = found(rows[0]);
    const refundUntil = new Date((await readDatabaseTime(query)).getTime() + days(14));
    const kinds: Record<ChangeRequest['change'], Parameters<ChangeEvent>[1]> = {
      cancelled: { eventId, operator: 'sandbox', kind: 'cancelled' },
      postponed: { eventId, operator: 'sandbox', kind: 'postponed', refundUntil },
      rescheduled: {
        eventId,
        operator: 'sandbox',
        kind: 'rescheduled',
        refundUntil,
        startsAt: new Date(startsAt.getTime() + days(28)),
      },
    };
    await changeEvent(platform, kinds[body.change]);
    await jobs.drain();
    return reply.header('cache-control', 'no-store').send({ ok: true });
  });
}
