import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { isExpired } from '../../platform/gateways/payment/cardExpiry.ts';
import type { PaymentGateway } from '../../platform/gateways/payment/paymentGateway.ts';
import type { NewId } from '../../platform/security/ids.ts';
import { checkCard } from './sandboxCardCheck.ts';
import { decideCharge, outcomeOf, recordOf, refuseInTransaction } from './sandboxCharges.ts';
import { readSignedEvent } from './sandboxEvents.ts';
import {
  closeKey,
  findCard,
  findCharge,
  forgetCard,
  insertCard,
  takeCardToken,
  updateCard,
  useAnswer,
  type SandboxCard,
} from './sandboxGatewayRepository.ts';
import { createSandboxMoney } from './sandboxMoney.ts';
import { slowCardMs } from './testCards.ts';

export interface SandboxGatewayParts {
  database: Database;
  newId: NewId;
  /** Origin of the hosted pages. */
  payOrigin: string;
  /** Signs webhook events. */
  webhookSecret?: string;
}

/** Hash under which the sandbox stores its secrets. */
export const hashOf = (secret: string): Buffer =>
  createHash('sha256').update(`sandboxGateway\0${secret}`).digest();

/** Waits for the abort of the call, then throws. */
async function fallSilent(signal: AbortSignal): Promise<never> {
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  throw new Error('The gateway did not answer');
}

type Cards = Pick<
  PaymentGateway,
  'storeCard' | 'updateCard' | 'forgetCard' | 'checkCard' | 'confirmVerification'
>;

function createCards({ database, newId, payOrigin }: SandboxGatewayParts): Cards {
  return {
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
    updateCard: async ({ gatewayToken: cardId, changes }) => {
      refuseInTransaction();
      return inTransaction(database, async (tx, now) => {
        const known = await findCard(tx, { cardId });
        if (!known || isExpired({ ...known, ...changes }, now)) return undefined;
        const card = await updateCard(tx, cardId, changes);
        return card && describe(card);
      });
    },
    forgetCard: async (cardId) => {
      refuseInTransaction();
      await inTransaction(database, (tx) => forgetCard(tx, cardId));
    },
    checkCard: (request) => checkCard({ database, payOrigin }, request),
    confirmVerification: async ({ gatewayToken, verificationToken }) => {
      refuseInTransaction();
      return inTransaction(database, (tx) => useAnswer(tx, gatewayToken, hashOf(verificationToken)));
    },
  };
}

/** Reads the credentials of a further account, which has but a secret for its webhook. */
function readSandboxCredentials(credentials: string): { webhookSecret: string } {
  const { webhookSecret } = JSON.parse(credentials) as { webhookSecret?: unknown };
  if (typeof webhookSecret !== 'string' || webhookSecret.length < 16)
    throw new Error('An account of the sandbox has a webhookSecret of 16 characters or more');
  return { webhookSecret };
}

/**
 * Creates a payment gateway that needs no account. It has a schema of its own and behaves like a remote service; its
 * test numbers are listed in testCards.ts.
 */
export function createSandboxGateway(parts: SandboxGatewayParts): PaymentGateway {
  const { database, payOrigin, webhookSecret = 'sandbox' } = parts;
  return {
    name: 'sandbox',
    hostedFieldsUrl: `${payOrigin}/fields`,
    ...createCards(parts),
    ...createSandboxMoney(parts),
    charge: async ({ signal, ...request }) => {
      refuseInTransaction();
      const { means } = request;
      const card =
        means.kind === 'card' ? await findCard(database.query, { cardId: means.gatewayToken }) : undefined;
      if (card?.behaviour === 'silentLost') return fallSilent(signal);
      if (card?.behaviour === 'slow') await sleep(slowCardMs, undefined, { signal });
      const charge = await decideCharge(parts, request);
      if (card?.behaviour === 'silentCaptured') return fallSilent(signal);
      return outcomeOf(charge, payOrigin);
    },
    settleCharge: async ({ key }) => {
      refuseInTransaction();
      await inTransaction(database, (tx) => closeKey(tx, key));
      const charge = await findCharge(database.query, key);
      if (!charge) return { kind: 'neverAsked' };
      const outcome = outcomeOf(charge, payOrigin);
      return outcome.kind === 'verificationRequired' ? outcome : recordOf(charge);
    },
    openAccount: ({ credentials }) =>
      createSandboxGateway({ ...parts, ...readSandboxCredentials(credentials) }),
    readEvent: (call) => readSignedEvent(webhookSecret, call),
  };
}

function describe(card: Omit<SandboxCard, 'cardId' | 'verified'>) {
  const { brand, lastFour, expiryMonth, expiryYear, nameOnCard, postalCode } = card;
  return { brand, lastFour, expiryMonth, expiryYear, nameOnCard, ...(postalCode ? { postalCode } : {}) };
}
