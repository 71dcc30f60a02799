import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { toJson } from '../../platform/database/toJson.ts';
import type { GatewayEvent } from '../../platform/gateways/payment/gatewayEvent.ts';
import { failure } from '../../platform/http/failure.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';
import { findOpenAttempt } from '../payment/paymentRepository.ts';
import { reconcilePayment } from './reconcilePayments.ts';

const bodyLimitBytes = 256 * 1024;

/** Settles the charge of an event, unless its outcome is known already. */
export const settleChargeJob = defineJob<{ attemptId: string }>({
  name: 'settleCharge',
  retryLimit: 50,
  handle: async ({ attemptId }, { platform }) => {
    const attempt = await findOpenAttempt(platform.database.query, attemptId);
    if (attempt) await reconcilePayment(platform, attempt);
  },
});

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Keeps an event; a repeated one changes nothing. Its effect is a job, so that the gateway waits for no other call. */
async function keepEvent({ database, gateways, jobs, log }: Platform, event: GatewayEvent): Promise<void> {
  const { id: eventId, kind } = event;
  if (kind === 'other') return;
  await inTransaction(database, async (tx) => {
    const { numInsertedOrUpdatedRows: count } = await tx
      .insertInto('gatewayEvent')
      .values({ gateway: gateways.payment.name, eventId, kind, content: toJson(event) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (count === 0n) return;
    if (kind !== 'charge') log.warn({ event }, 'event of the payment gateway that an operator decides on');
    else if (uuid.test(event.key))
      await jobs.add(tx, settleChargeJob, { attemptId: event.key }, { dedupeKey: eventId });
  });
}

/**
 * Receives the webhook of the payment gateway. The body is read as bytes, which the signature covers; a call that is not
 * signed, or was signed too long ago, is refused.
 */
export function gatewayEventsPlugin(app: FastifyInstance, { platform }: { platform: Platform }): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyLimitBytes }, (_request, body, done) =>
    done(null, body),
  );
  app.post<{ Params: { gateway: string } }>('/api/payment/events/:gateway', async (request, reply) => {
    const { payment } = platform.gateways;
    if (request.params.gateway !== payment.name) throw failure('notFound');
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const event = payment.readEvent({ body, headers: request.headers, now: platform.clock() });
    if (!event) throw failure('invalidRequest');
    await keepEvent(platform, event);
    return reply.header('cache-control', 'no-store').code(204).send();
  });
}
