import { randomUUID } from 'node:crypto';
import type { PaymentType } from '@foyer/contract';
import { readCommitment } from '../../sale/cart/saleSnapshot.ts';
import { quoteCommitment } from '../../sale/cart/saleContext.ts';
import { everyEvent } from '../../sale/event/eventScope.ts';
import { currentFacts } from '../../sale/offer/saleFacts.ts';
import { readAttemptSnapshot } from '../../sale/payment/attemptSnapshot.ts';
import type { CounterPayment } from '../../sale/cart/acceptedSale.ts';
import { settleAttempt, type AttemptKey } from '../../sale/payment/paymentRepository.ts';
import { chargeAttempt } from '../../sale/purchase/chargeAttempt.ts';
import { finishPayment } from '../../sale/purchase/finishPayment.ts';
import { startPayment } from '../../sale/purchase/startPayment.ts';
import type { TestServer } from '../testServer.ts';
import type { IdempotentRequest } from '../../platform/http/idempotencyKeys.ts';
import { storeCard, type Buyer } from './people/buyers.ts';

/** Commitment of any kind, and its buyer. */
export interface BuyersCommitment {
  eventId: string;
  commitmentId: string;
  buyer: Buyer;
}

interface Payment {
  /** Number of the sandbox's card; one that succeeds if absent. */
  card?: string;
  /** A card that is stored already. */
  paymentMethodId?: string;
  captureLater?: true;
  /** CreditCard if absent. */
  paymentType?: PaymentType;
  /** Paid at a counter, and not by card. */
  counter?: CounterPayment;
  /** Minor units that were taken at the counter; the price of its lines if absent. */
  takenAmount?: number;
  /** A new one if absent. */
  idempotencyKey?: string;
}

/** Builds the call that pays by a key. */
export const payingCall = ({ userId }: Buyer, key: string): IdempotentRequest => ({
  principal: `user:${userId}`,
  key,
  operationId: 'payCommitment',
  requestHash: Buffer.alloc(32),
});

/** Begins to pay for a commitment at the price of its lines, by the first half of every payment. */
export async function startPaying(
  server: TestServer,
  { eventId, commitmentId, buyer }: BuyersCommitment,
  { card, idempotencyKey = randomUUID(), takenAmount, ...payment }: Payment = {},
): Promise<AttemptKey> {
  const { platform, database } = server;
  const facts = (await currentFacts(platform, database.query, { eventId, scope: everyEvent }))!;
  const commitment = await readCommitment(database.query, { eventId, commitmentId });
  const { total } = (await quoteCommitment(database.query, facts, commitment, 'en-US')).quote;
  const stored = payment.counter
    ? {}
    : { paymentMethodId: payment.paymentMethodId ?? (await storeCard(server, buyer, card)).paymentMethodId };
  const context = {
    platform,
    locale: 'en-US' as const,
    site: { kind: 'consumer' as const, host: 'localhost' },
    request: { header: () => undefined },
    actor: { userId: buyer.userId },
    serialise: () => {
      throw new Error('Nothing is answered yet');
    },
    order: {
      eventId,
      commitment: { commitmentId },
      acceptedTotal: { ...total, amount: takenAmount ?? total.amount },
      ...payment,
      ...stored,
    },
  };
  const started = await startPayment(context, payingCall(buyer, idempotencyKey));
  if (started.kind !== 'started') throw new Error('The commitment was paid before');
  return started.progress;
}

/** Asks the gateway, and records the outcome, by the second half of every payment. */
export async function finishPaying({ platform }: TestServer, key: AttemptKey): Promise<void> {
  const attempt = await readAttemptSnapshot(platform, key);
  const outcome = await chargeAttempt(platform, attempt);
  if (outcome.kind === 'unknown') await settleAttempt(platform.database.query, key, { outcome: 'unknown' });
  else await finishPayment(platform, attempt, outcome);
}

/** Authorises a card for a commitment. */
export async function authorise(
  server: TestServer,
  commitment: BuyersCommitment,
  card?: string,
): Promise<AttemptKey> {
  const key = await startPaying(server, commitment, { captureLater: true, ...(card ? { card } : {}) });
  await finishPaying(server, key);
  return key;
}
