import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { toJson } from '../../platform/database/toJson.ts';
import type { GatewayEvent } from '../../platform/gateways/payment/gatewayEvent.ts';
import { failure } from '../../platform/http/failure.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';
import { gatewayOf } from '../gateway-account/gatewayAccounts.ts';
import { findOpenAttempt, hasPaymentUnderWay } from '../payment/paymentRepository.ts';
import { failRefund } from '../refund/finishRefund.ts';
import { findRefundAtGateway, hasDueRefund } from '../refund/refundRepository.ts';
import { reconcilePayment } from './reconcilePayments.ts';
import { recordDispute } from './recordDispute.ts';

const bodyLimitBytes = 256 * 1024;

export interface ReceivedEvent {
  gateway: string;
  event: GatewayEvent;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Settles the charge of an event, unless its outcome is known already. */
async function settleCharge(platform: Platform, key: string): Promise<void> {
  const attempt = uuid.test(key) ? await findOpenAttempt(platform.database.query, key) : undefined;
  if (attempt) await reconcilePayment(platform, attempt);
}

/** Event that came before its payment or refund was recorded; its job is retried. */
const tooEarly = (id: string): Error => new Error(`Event ${id} concerns nothing that is known yet`);

/** Handles an event of a charge that no payment has: its payment may be under way, or it is not ours. */
async function leaveUnknown(platform: Platform, { gateway, event }: ReceivedEvent): Promise<void> {
  if (await hasPaymentUnderWay(platform.database.query, gateway)) throw tooEarly(event.id);
  platform.log.warn({ event }, 'event of a charge that is not known');
}

async function recordFailedRefund(
  platform: Platform,
  { gateway, event }: { gateway: string; event: Extract<GatewayEvent, { kind: 'refundFailed' }> },
): Promise<void> {
  const { query } = platform.database;
  const refund = await findRefundAtGateway(query, { gateway, gatewayRefundId: event.refundId });
  if (refund) await failRefund(platform, refund);
  // The answer that has its id is not recorded yet.
  else if (await hasDueRefund(query, { gateway, transactionId: event.transactionId }))
    throw tooEarly(event.id);
  else platform.log.warn({ event }, 'event of a refund that is not known');
}

/** Applies an event: late, repeated and reordered ones have the same effect. */
export const applyGatewayEventJob = defineJob<ReceivedEvent>({
  name: 'applyGatewayEvent',
  handle: async ({ gateway, event }, { platform }) => {
    switch (event.kind) {
      case 'charge':
        return settleCharge(platform, event.key);
      case 'refundFailed':
        return recordFailedRefund(platform, { gateway, event });
      case 'dispute':
        return (await recordDispute(platform, gateway, event))
          ? undefined
          : leaveUnknown(platform, { gateway, event });
      case 'payoutFailed':
        return platform.log.warn({ event }, 'a payout failed: an operator decides on it');
      case 'other':
        return undefined;
    }
  },
});

/** Keeps an event; a repeated one changes nothing. Its effect is a job, so that the gateway waits for no other call. */
async function keepEvent({ database, gateways, jobs }: Platform, event: GatewayEvent): Promise<void> {
  const { id: eventId, kind } = event;
  const { name: gateway } = gateways.payment;
  if (kind === 'other') return;
  await inTransaction(database, async (tx) => {
    const { numInsertedOrUpdatedRows: count } = await tx
      .insertInto('gatewayEvent')
      .values({ gateway, eventId, kind, content: toJson(event) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (count === 0n) return;
    await jobs.add(tx, applyGatewayEventJob, { gateway, event }, { dedupeKey: `${gateway}:${eventId}` });
  });
}

interface Address {
  gateway: string;
  /** Account besides the configured one, whose secret signs its calls. */
  account?: string;
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
  app.post<{ Params: Address }>('/api/payment/events/:gateway/:account?', async (request, reply) => {
    const { gateway, account } = request.params;
    if (gateway !== platform.gateways.payment.name || (account && !uuid.test(account)))
      throw failure('notFound');
    const payment = await gatewayOf(platform, account || null);
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const event = payment.readEvent({ body, headers: request.headers, now: platform.clock() });
    if (!event) throw failure('invalidRequest');
    await keepEvent(platform, event);
    return reply.header('cache-control', 'no-store').code(204).send();
  });
}
