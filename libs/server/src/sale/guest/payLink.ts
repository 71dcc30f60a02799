import { createHash } from 'node:crypto';
import type { ConfirmedAssignment, GuestPurchaseRequest } from '@foyer/contract';
import type { Actor } from '../../platform/http/access/actor.ts';
import { found } from '../../platform/http/answers/failure.ts';
import type { BaseContext } from '../../platform/http/operationContext.ts';
import type { Resumable } from '../../platform/http/resumable.ts';
import { SerialisedAnswer } from '../../platform/http/answers/serialisedAnswer.ts';
import { paymentPending } from '../cart/saleGates.ts';
import { findOrderOfCommitment } from '../order/orderRepository.ts';
import { readAttemptSnapshot } from '../payment/attemptSnapshot.ts';
import type { AttemptKey } from '../payment/paymentRepository.ts';
import { findMeans, walletOf } from '../payment-means/paymentMeansRepository.ts';
import { chargeAttempt } from '../purchase/chargeAttempt.ts';
import { chargeStarted } from '../purchase/chargeStarted.ts';
import { finishPayment } from '../purchase/finishPayment.ts';
import { startPayment } from '../purchase/startPayment.ts';
import { findLink, promoterOf, readLink, takeLink, type Giver } from './saleLink.ts';

type LinkContext = BaseContext & { actor: Actor };

/** Pays for what a link holds as the caller, by the two halves of every payment [C7.10, C7.11]. */
export const payLink = (
  giver: Giver,
): Resumable<LinkContext & { body: GuestPurchaseRequest }, AttemptKey> => ({
  start: async ({ body, ...context }, request) => {
    const { assignmentString, ...order } = body;
    const { platform, actor, site } = context;
    const link = await findLink(platform, { assignmentString, giver, scope: site });
    const { paymentMethodId: cardId } = order;
    // Nobody becomes the buyer by a card of another person.
    if (cardId !== undefined && link.userId !== actor.userId)
      found(await findMeans(platform.database.query, walletOf(platform, actor.userId), cardId));
    await takeLink(platform, link, actor.userId);
    const { eventId, commitmentId } = link;
    return startPayment(
      { ...context, order: { ...order, ...promoterOf(link), eventId, commitment: { commitmentId } } },
      request,
    );
  },
  ...chargeStarted,
});

/**
 * Accepts what a link holds as the caller, who alone can pay from then on; what costs nothing is ordered at once.
 * @throws Failure tokenNoLongerValid, ticketLimitEvent, and those of a payment
 */
export async function confirmLink(
  { platform, site, locale, actor, request }: LinkContext,
  { assignmentString, giver }: { assignmentString: string; giver: Giver },
): Promise<ConfirmedAssignment> {
  const { userId } = actor;
  const query = { assignmentString, giver, scope: site };
  const link = await findLink(platform, query);
  const { eventId, commitmentId } = link;
  const orderOf = async (): Promise<ConfirmedAssignment> => {
    const order = await findOrderOfCommitment(platform.database.query, eventId, commitmentId);
    return { eventId, isPaymentDue: false, orderId: found(order).orderId };
  };
  if (link.state === 'completed' && link.userId === userId) return orderOf();
  const { quote } = await readLink(platform, query, locale);
  await takeLink(platform, link, userId);
  if (quote.total.amount > 0) return { eventId, isPaymentDue: true };
  const operationId = 'confirmSaleLink';
  const key = `free-${commitmentId}`;
  const idempotency = {
    ...{ principal: `user:${userId}`, key, operationId },
    requestHash: createHash('sha256').update(`${operationId}\0${key}`).digest(),
  };
  const serialise = (result: unknown) => new SerialisedAnswer(200, JSON.stringify(result));
  const started = await startPayment(
    {
      ...{ platform, site, locale, request, actor, serialise },
      order: { eventId, commitment: { commitmentId }, acceptedTotal: quote.total, ...promoterOf(link) },
    },
    idempotency,
  );
  if (started.kind === 'started') {
    const attempt = await readAttemptSnapshot(platform, started.progress);
    const outcome = await chargeAttempt(platform, attempt);
    if (outcome.kind === 'unknown') throw paymentPending();
    await finishPayment(platform, attempt, outcome, { request: idempotency, locale, serialise });
  }
  return orderOf();
}
