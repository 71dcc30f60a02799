import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { toJson } from '../../../platform/database/toJson.ts';
import type { GatewayEvent } from '../../../platform/gateways/payment/gatewayEvent.ts';
import { failure } from '../../../platform/http/answers/failure.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { Platform } from '../../../platform/platform.ts';
import { gatewayOf } from '../../gateway-account/gatewayAccounts.ts';
import {
  findChargedPayment,
  findOpenAttempt,
  hasPaymentUnderWay,
  type EventSender,
} from '../../payment/paymentRepository.ts';
import { failPayout } from '../../payout/finishPayout.ts';
import { findPayoutAtGateway, hasAskedPayout } from '../../payout/payoutRepository.ts';
import { failRefund } from '../../refund/finishRefund.ts';
import { recordOutsideRefund } from '../../refund/recordOutsideRefund.ts';
import { findRefundAtGateway, hasDueRefund } from '../../refund/refundRepository.ts';
import { reconcilePayment } from '../reconcilePayments.ts';
import { recordDispute } from './recordDispute.ts';

const bodyLimitBytes = 256 * 1024;

export interface ReceivedEvent {
  gateway: string;
  /** Account whose secret signed it; null for the configured one. */
  gatewayAccountId: string | null;
  event: GatewayEvent;
}

const senderOf = ({ gateway, gatewayAccountId }: ReceivedEvent): EventSender => ({
  gateway,
  gatewayAccountId,
});

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Settles the charge of an event, unless its outcome is known already. */
async function settleCharge(platform: Platform, sender: EventSender, key: string): Promise<void> {
  const attempt = uuid.test(key) ? await findOpenAttempt(platform.database.query, sender, key) : undefined;
  if (attempt) await reconcilePayment(platform, attempt);
}

/** Event that came before its payment or refund was recorded; its job is retried. */
const tooEarly = (id: string): Error => new Error(`Event ${id} concerns nothing that is known yet`);

/** Handles an event of a charge that no payment has: its payment may be under way, or it is not ours. */
async function leaveUnknown(platform: Platform, sender: EventSender, event: GatewayEvent): Promise<void> {
  if (await hasPaymentUnderWay(platform.database.query, sender)) throw tooEarly(event.id);
  platform.log.warn({ event }, 'event of a charge that is not known');
}

async function recordFailedRefund(
  platform: Platform,
  sender: EventSender,
  event: Extract<GatewayEvent, { kind: 'refundFailed' }>,
): Promise<void> {
  const { query } = platform.database;
  const refund = await findRefundAtGateway(query, sender, event.refundId);
  if (refund) await failRefund(platform, refund);
  // The answer that has its id is not recorded yet.
  else if (await hasDueRefund(query, sender, event.transactionId)) throw tooEarly(event.id);
  else platform.log.warn({ event }, 'event of a refund that is not known');
}

async function recordOutside(
  platform: Platform,
  sender: EventSender,
  event: Extract<GatewayEvent, { kind: 'refundedOutside' }>,
): Promise<void> {
  const payment = await findChargedPayment(platform.database.query, sender, event.transactionId);
  if (!payment) return leaveUnknown(platform, sender, event);
  if (payment.currency === event.currency) await recordOutsideRefund(platform, payment, event);
  else platform.log.warn({ event }, 'a refund in another currency than its payment');
}

async function recordFailedPayout(
  platform: Platform,
  sender: EventSender,
  event: Extract<GatewayEvent, { kind: 'payoutFailed' }>,
): Promise<void> {
  const { query } = platform.database;
  const payout = await findPayoutAtGateway(query, sender, event.payoutId);
  if (payout) await failPayout(platform, payout);
  else if (await hasAskedPayout(query, sender)) throw tooEarly(event.id);
  else platform.log.warn({ event }, 'event of a payout that is not known');
}

/**
 * Applies an event: late, repeated and reordered ones have the same effect. One that an organisation's account signed
 * concerns the payments of that account alone.
 */
export const applyGatewayEventJob = defineJob<ReceivedEvent>({
  name: 'applyGatewayEvent',
  handle: async (received, { platform }) => {
    const { event } = received;
    const sender = senderOf(received);
    switch (event.kind) {
      case 'charge':
        return settleCharge(platform, sender, event.key);
      case 'refundFailed':
        return recordFailedRefund(platform, sender, event);
      case 'refundedOutside':
        return recordOutside(platform, sender, event);
      case 'dispute':
        return (await recordDispute(platform, sender, event))
          ? undefined
          : leaveUnknown(platform, sender, event);
      case 'payoutFailed':
        return recordFailedPayout(platform, sender, event);
      case 'payoutReduced':
        platform.log.warn({ event }, 'a part of a payout was taken back: an operator looks into it');
        return undefined;
      case 'other':
        return undefined;
    }
  },
});

/** Keeps an event; a repeated one changes nothing. Its effect is a job, so that the gateway waits for no other call. */
async function keepEvent(
  { database, jobs }: Platform,
  { gateway, gatewayAccountId }: EventSender,
  event: GatewayEvent,
): Promise<void> {
  const { id: eventId, kind } = event;
  if (kind === 'other') return;
  await inTransaction(database, async (tx) => {
    const { numInsertedOrUpdatedRows: count } = await tx
      .insertInto('gatewayEvent')
      .values({ gateway, eventId, kind, content: toJson(event) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (count === 0n) return;
    await jobs.add(
      tx,
      applyGatewayEventJob,
      { gateway, gatewayAccountId, event },
      { dedupeKey: `${gateway}:${eventId}` },
    );
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
    const gatewayAccountId = account || null;
    const payment = await gatewayOf(platform, gatewayAccountId);
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const event = payment.readEvent({ body, headers: request.headers, now: platform.clock() });
    if (!event) throw failure('invalidRequest');
    await keepEvent(platform, { gateway, gatewayAccountId }, event);
    await platform.faultPoint('gatewayEvent.kept');
    return reply.header('cache-control', 'no-store').code(204).send();
  });
}
