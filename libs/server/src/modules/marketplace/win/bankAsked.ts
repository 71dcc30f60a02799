import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { checkWithin } from '../../../platform/gateways/payment/chargeCall.ts';
import { failure } from '../../../platform/http/answers/failure.ts';
import type { Step } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordedGateway } from '../../../sale/gateway-account/gatewayAccounts.ts';
import { giveRefusalBack, takeRefusal } from '../../../sale/payment/refusalRepository.ts';
import {
  lockWallet,
  recordMandate,
  type MeansRow,
} from '../../../sale/payment-means/paymentMeansRepository.ts';
import { gatewayTokenContext } from '../../../sale/payment-means/cardAtGateway.ts';
import { UnaskedBank } from './mandate.ts';

/** Counts the card as refused until its bank has answered, so that calls at the same time keep to the limit too. */
async function countFirst({ database, config }: Platform, userId: string, attemptId: string): Promise<void> {
  await inTransaction(database, async (tx) => {
    await lockWallet(tx, userId);
    const mayAsk = await takeRefusal(tx, { userId, attemptId }, config.sale);
    if (!mayAsk) throw failure('tooManyRefusedCards');
  });
}

/**
 * Has the bank of a card agree to later charges while the owner is away, and remembers that it did.
 * @param key idempotency key of the question
 * @throws Failure invalidCard; paymentVerificationRequired if the owner has to answer the bank; tooManyRefusedCards;
 * serviceUnavailable if the gateway does not answer
 */
export async function askBank(platform: Platform, card: MeansRow, key: string): Promise<void> {
  const { config, database, log, newId, sealer } = platform;
  const { userId, paymentMethodId } = card;
  const gateway = await recordedGateway(platform, card);
  const gatewayToken = sealer.unseal(card.gatewayToken, gatewayTokenContext(paymentMethodId));
  const attemptId = newId();
  await countFirst(platform, userId, attemptId);
  const check = await checkWithin(gateway, { key, gatewayToken }, config.sale.chargeTimeoutMs);
  if (check.kind === 'declined') throw failure('invalidCard', { reason: check.reason });
  await inTransaction(database, async (tx, now) => {
    await giveRefusalBack(tx, attemptId);
    if (check.kind === 'accepted') await recordMandate(tx, paymentMethodId, now);
  });
  if (check.kind === 'accepted') return;
  if (check.kind === 'verificationRequired') {
    const { verificationUrl } = check;
    throw failure('paymentVerificationRequired', { paymentMethodId, verificationUrl });
  }
  log.warn({ paymentMethodId, reason: check.reason }, 'the outcome of a check of a card is unknown');
  throw failure('serviceUnavailable');
}

/**
 * Asks the bank about the card of an entry or offer, between two runs of the call: the first run has made all other
 * checks. Follows `idempotent`.
 */
export const bankAsked: Step<object> = {
  name: 'bankAsked',
  run: async (context, next) => {
    try {
      return await next({});
    } catch (error) {
      if (!(error instanceof UnaskedBank)) throw error;
      const { card } = error;
      if (!context.idempotency) throw new Error('bankAsked follows idempotent');
      await askBank(context.platform, card, `${card.paymentMethodId}:${context.idempotency.key}`);
    }
    return next({});
  },
};
