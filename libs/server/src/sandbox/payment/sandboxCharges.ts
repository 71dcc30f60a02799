import type { Database } from '../../platform/database/database.ts';
import { inTransaction, isInTransaction } from '../../platform/database/inTransaction.ts';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import { isExpired } from '../../platform/gateways/payment/cardExpiry.ts';
import type {
  CardMeans,
  ChargeOutcome,
  ChargeRecord,
  ChargeRequest,
  DeclineReason,
  ExternalMeans,
} from '../../platform/gateways/payment/paymentGateway.ts';
import type { NewId } from '../../platform/security/ids.ts';
import { minutes } from '../../platform/time/units.ts';
import { raiseEvent } from './sandboxEvents.ts';
import {
  findCard,
  findCharge,
  insertChallenge,
  recordCharge,
  spendVerification,
  type NewCharge,
  type SandboxCard,
  type SandboxCharge,
} from './sandboxGatewayRepository.ts';

export const challengeLifetimeMs = minutes(10);

type Verdict = Pick<SandboxCharge, 'state' | 'reason'>;
type ChargeCall = Omit<ChargeRequest, 'signal'>;

const declined = (reason: DeclineReason): Verdict => ({ state: 'declined', reason });

/** The sandbox behaves like a remote service, which no transaction of ours can reach. */
export function refuseInTransaction(): void {
  if (isInTransaction()) throw new Error('A gateway is never called inside a transaction');
}

/** Returns the sandbox's record of a charge that isn't waiting for the buyer. */
export function recordOf({
  chargeId: transactionId,
  state,
  reason,
  amount,
  capturedAmount,
  currency,
}: SandboxCharge): Exclude<ChargeRecord, { kind: 'verificationRequired' }> {
  switch (state) {
    case 'captured':
    case 'refunded':
      return { kind: state, transactionId, amount: capturedAmount ?? amount, currency };
    case 'authorised':
    case 'voided':
      return { kind: state, transactionId, amount, currency };
    case 'closed':
    case 'redirected':
      return { kind: 'neverAsked' };
    default:
      return { kind: 'declined', reason: reason ?? 'processingError' };
  }
}

/** Returns the answer to a charge. A closed key, and money that was given back, charge nothing. */
export function outcomeOf(charge: SandboxCharge, payOrigin: string): ChargeOutcome {
  if (charge.state === 'verificationRequired')
    return {
      kind: 'verificationRequired',
      verificationUrl: `${payOrigin}/verify?challenge=${charge.challengeId}`,
    };
  if (charge.state === 'redirected')
    return { kind: 'redirectRequired', redirectUrl: `${payOrigin}/provider?charge=${charge.chargeId}` };
  const record = recordOf(charge);
  return record.kind === 'captured' || record.kind === 'authorised' || record.kind === 'declined'
    ? record
    : { kind: 'declined', reason: 'processingError' };
}

async function verdictOf(
  tx: TransactionScope,
  card: SandboxCard,
  { means, capture }: { means: CardMeans; capture?: 'later' },
  now: Date,
): Promise<Verdict> {
  const taken: Verdict = { state: capture ? 'authorised' : 'captured', reason: null };
  if (isExpired(card, now)) return declined('expiredCard');
  switch (card.behaviour) {
    case 'declined':
    case 'insufficientFunds':
    case 'expiredCard':
    case 'incorrectCvc':
    case 'processingError':
      return declined(card.behaviour);
    case 'chargeDeclined':
      return declined('declined');
    case 'verification':
      if (await spendVerification(tx, card.cardId)) return taken;
      return means.offSession
        ? declined('verificationFailed')
        : { state: 'verificationRequired', reason: null };
    default:
      return taken;
  }
}

interface ChargeParts {
  database: Database;
  newId: NewId;
}

const newCharge = ({ amount, currency, capture }: ChargeCall, newId: NewId): NewCharge => ({
  chargeId: `sandbox_${newId()}`,
  state: 'declined',
  reason: 'declined',
  challengeId: null,
  amount,
  capturedAmount: null,
  currency,
  cardId: null,
  method: null,
  returnUrl: null,
  captureLater: capture === 'later',
});

async function decideCard(
  { tx, now, newId }: { tx: TransactionScope; now: Date; newId: NewId },
  request: ChargeCall & { means: CardMeans },
): Promise<SandboxCharge> {
  const fresh = newCharge(request, newId);
  const card = await findCard(tx, { cardId: request.means.gatewayToken });
  if (!card) return fresh;
  const { cardId } = card;
  const { amount, currency } = request;
  const verdict = await verdictOf(tx, card, request, now);
  const challengeId = verdict.state === 'verificationRequired' ? newId() : null;
  const capturedAmount = verdict.state === 'captured' ? amount : null;
  const charge = { ...fresh, ...verdict, cardId, challengeId, capturedAmount };
  const recorded = await recordCharge(tx, request.key, charge);
  if (!recorded.isNew) return recorded;
  const expiresAt = new Date(now.getTime() + challengeLifetimeMs);
  if (challengeId) await insertChallenge(tx, { challengeId, cardId, amount, currency, expiresAt });
  await raiseDispute(tx, newId, { charge: recorded, behaviour: card.behaviour });
  return recorded;
}

/** A disputed test card raises both events at once: the dispute, and how it ends. */
async function raiseDispute(
  tx: TransactionScope,
  newId: NewId,
  { charge, behaviour }: { charge: SandboxCharge; behaviour: SandboxCard['behaviour'] },
): Promise<void> {
  if (charge.state !== 'captured' || (behaviour !== 'disputeLost' && behaviour !== 'disputeWon')) return;
  const { chargeId: transactionId, amount, currency } = charge;
  const dispute = {
    kind: 'dispute' as const,
    disputeId: `dispute_${newId()}`,
    transactionId,
    amount,
    currency,
  };
  const end = behaviour === 'disputeLost' ? 'lost' : 'won';
  for (const state of ['open', end] as const) await raiseEvent(tx, newId, { ...dispute, state });
}

const decideExternal = (
  { tx, newId }: { tx: TransactionScope; newId: NewId },
  request: ChargeCall & { means: ExternalMeans },
): Promise<SandboxCharge> => {
  const { method, returnUrl } = request.means;
  const charge = { ...newCharge(request, newId), state: 'redirected' as const, reason: null };
  return recordCharge(tx, request.key, { ...charge, method, returnUrl });
};

/** Decides on a charge, once per key. */
export function decideCharge({ database, newId }: ChargeParts, request: ChargeCall): Promise<SandboxCharge> {
  const { means } = request;
  return inTransaction(database, async (tx, now) => {
    const known = await findCharge(tx, request.key);
    if (known) return known;
    return means.kind === 'card'
      ? decideCard({ tx, now, newId }, { ...request, means })
      : decideExternal({ tx, newId }, { ...request, means });
  });
}
