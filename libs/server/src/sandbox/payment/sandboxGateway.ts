import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { minutes } from '../../platform/time/units.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction, isInTransaction } from '../../platform/database/inTransaction.ts';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import type { NewId } from '../../platform/security/ids.ts';
import type {
  ChargeOutcome,
  ChargeRequest,
  DeclineReason,
  PaymentGateway,
} from '../../platform/gateways/payment/paymentGateway.ts';
import { isExpired } from '../../platform/gateways/payment/cardExpiry.ts';
import {
  closeKey,
  findCard,
  findCharge,
  forgetCard,
  insertCard,
  insertChallenge,
  recordCharge,
  refundCharge,
  takeCardToken,
  useAnswer,
  spendVerification,
  type SandboxCard,
  type SandboxCharge,
} from './sandboxGatewayRepository.ts';
import { slowCardMs } from './testCards.ts';

export interface SandboxGatewayParts {
  database: Database;
  newId: NewId;
  /** Origin of the hosted pages. */
  payOrigin: string;
}

const challengeLifetimeMs = minutes(10);

/** Hash under which the sandbox stores its secrets. */
export const hashOf = (secret: string): Buffer =>
  createHash('sha256').update(`sandboxGateway\0${secret}`).digest();

type Verdict = Pick<SandboxCharge, 'state' | 'reason'>;
const captured: Verdict = { state: 'captured', reason: null };
const declined = (reason: DeclineReason): Verdict => ({ state: 'declined', reason });

async function verdictOf(tx: TransactionScope, card: SandboxCard | undefined, now: Date): Promise<Verdict> {
  if (!card) return declined('declined');
  if (isExpired(card, now)) return declined('expiredCard');
  switch (card.behaviour) {
    case 'declined':
    case 'insufficientFunds':
    case 'expiredCard':
    case 'incorrectCvc':
    case 'processingError':
      return declined(card.behaviour);
    case 'verification':
      return (await spendVerification(tx, card.cardId))
        ? captured
        : { state: 'verificationRequired', reason: null };
    default:
      return captured;
  }
}

/** Waits for the abort of the call, then throws. */
async function fallSilent(signal: AbortSignal): Promise<never> {
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  throw new Error('The gateway did not answer');
}

function refuseInTransaction(): void {
  if (isInTransaction()) throw new Error('A gateway is never called inside a transaction');
}

/**
 * Creates a payment gateway that needs no account. It has a schema of its own and behaves like a remote service; its
 * test cards are listed in testCards.ts.
 */
export function createSandboxGateway({ database, newId, payOrigin }: SandboxGatewayParts): PaymentGateway {
  const outcomeOf = (charge: SandboxCharge): ChargeOutcome => {
    const { chargeId: transactionId, amount, currency } = charge;
    if (charge.state === 'captured' || charge.state === 'refunded')
      return { kind: charge.state, transactionId, amount, currency };
    if (charge.state === 'verificationRequired')
      return {
        kind: 'verificationRequired',
        verificationUrl: `${payOrigin}/verify?challenge=${charge.challengeId}`,
      };
    return { kind: 'declined', reason: charge.reason ?? 'processingError' };
  };

  const decide = (request: ChargeRequest): Promise<SandboxCharge> =>
    inTransaction(database, async (tx, now) => {
      const { key, gatewayToken: cardId, amount, currency } = request;
      const known = await findCharge(tx, key);
      if (known) return known;
      const card = await findCard(tx, { cardId });
      const verdict = await verdictOf(tx, card, now);
      const challengeId = verdict.state === 'verificationRequired' ? newId() : null;
      const chargeId = `sandbox_${newId()}`;
      const charge = { ...verdict, chargeId, challengeId, amount, currency, cardId: card?.cardId ?? null };
      if (!card) return charge;
      const recorded = await recordCharge(tx, key, charge);
      const expiresAt = new Date(now.getTime() + challengeLifetimeMs);
      if (recorded.isNew && challengeId)
        await insertChallenge(tx, { challengeId, cardId, amount, currency, expiresAt });
      return recorded;
    });

  return {
    name: 'sandbox',
    hostedFieldsUrl: `${payOrigin}/fields`,
    storeCard: async ({ key, cardToken }) => {
      refuseInTransaction();
      return inTransaction(database, async (tx) => {
        const known = await findCard(tx, { storedUnder: key });
        if (known) return { ...describe(known), gatewayToken: known.cardId };
        const card = await takeCardToken(tx, hashOf(cardToken));
        if (!card) return undefined;
        const cardId = `card_${newId()}`;
        await insertCard(tx, { ...card, cardId, storedUnder: key });
        return { ...describe(card), gatewayToken: cardId };
      });
    },
    forgetCard: async (cardId) => {
      refuseInTransaction();
      await inTransaction(database, (tx) => forgetCard(tx, cardId));
    },
    charge: async (request) => {
      refuseInTransaction();
      const card = await findCard(database.query, { cardId: request.gatewayToken });
      if (card?.behaviour === 'silentLost') return fallSilent(request.signal);
      if (card?.behaviour === 'slow') await sleep(slowCardMs, undefined, { signal: request.signal });
      const charge = await decide(request);
      if (card?.behaviour === 'silentCaptured') return fallSilent(request.signal);
      return outcomeOf(charge);
    },
    settleCharge: async (key) => {
      refuseInTransaction();
      await inTransaction(database, (tx) => closeKey(tx, key));
      const charge = await findCharge(database.query, key);
      return !charge || charge.state === 'closed' ? { kind: 'neverAsked' } : outcomeOf(charge);
    },
    refund: async ({ key, transactionId }) => {
      refuseInTransaction();
      const isRefunded = await inTransaction(database, (tx) => refundCharge(tx, transactionId, key));
      if (!isRefunded) throw new Error(`The sandbox has no captured charge ${transactionId}`);
    },
    confirmVerification: async ({ gatewayToken, verificationToken }) => {
      refuseInTransaction();
      return inTransaction(database, (tx) => useAnswer(tx, gatewayToken, hashOf(verificationToken)));
    },
  };
}

function describe(card: Omit<SandboxCard, 'cardId' | 'verified'>) {
  const { brand, lastFour, expiryMonth, expiryYear, nameOnCard, postalCode } = card;
  return { brand, lastFour, expiryMonth, expiryYear, nameOnCard, ...(postalCode ? { postalCode } : {}) };
}
