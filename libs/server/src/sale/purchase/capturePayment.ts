import type { Locale } from '@foyer/contract';
import { isRetryable } from '../../platform/database/databaseErrors.ts';
import { sealAnswer, type IdempotentRequest } from '../../platform/http/idempotencyKeys.ts';
import type { SerialisedAnswer } from '../../platform/http/serialisedAnswer.ts';
import type { Platform } from '../../platform/platform.ts';
import { captureOrder } from '../order/captureRepository.ts';
import { draftOrder } from '../order/orderDraft.ts';
import { presentNewOrder } from '../order/orderPresenter.ts';
import type { AttemptOutcome } from './askGateway.ts';
import type { AttemptKey } from '../payment/paymentRepository.ts';
import type { PaymentMemory } from './startPayment.ts';

interface CaptureContext {
  platform: Platform;
  locale: Locale;
  serialise: (result: unknown) => SerialisedAnswer;
}

/**
 * Fast path of the second half of paying: writes order and answer in one statement, from what the call kept in memory.
 * @returns undefined, with nothing written, if the charge failed, something changed, or the card is to be saved
 */
export async function capturePayment(
  { platform, locale, serialise }: CaptureContext,
  ending: { request: IdempotentRequest; key: AttemptKey; outcome: AttemptOutcome; memory: PaymentMemory },
): Promise<SerialisedAnswer | undefined> {
  const { request, key, outcome, memory } = ending;
  const { facts, seenAt } = memory;
  if (outcome.kind !== 'captured' || memory.payment.sale.savesCard) return undefined;
  const { amount, currency, transactionId } = outcome;
  if (amount !== memory.payment.amount || currency !== memory.payment.currency) return undefined;
  // Estimated database time; the statement compares it with its own.
  const now = new Date(seenAt.database.getTime() + platform.clock().getTime() - seenAt.process.getTime());
  const draft = draftOrder({ platform, now, facts, payment: { ...memory.payment, transactionId } });
  const answer = serialise(await presentNewOrder(platform, draft, { ...memory, locale, now }));
  const sealed = sealAnswer(request, answer, platform.sealer);
  const result = await captureOrder(platform.database.query, draft, key.attemptId, {
    request,
    answer: sealed,
  }).catch((error: unknown) => {
    if (isRetryable(error)) return 'changed' as const;
    throw error;
  });
  return result === 'captured' ? answer : undefined;
}
