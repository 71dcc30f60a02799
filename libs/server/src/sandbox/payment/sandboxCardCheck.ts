import { createHash } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { isExpired } from '../../platform/gateways/payment/cardExpiry.ts';
import type { CardCheck, CardCheckRequest } from '../../platform/gateways/payment/paymentGateway.ts';
import { challengeLifetimeMs, refuseInTransaction } from './sandboxCharges.ts';
import { findCard, insertChallenge } from './sandboxGatewayRepository.ts';

/** Id of the question that a check asks: the same for the same key. */
const challengeIdOf = (key: string): string =>
  createHash('sha256').update(`cardCheck\0${key}`).digest('base64url');

/** Checks a card for later charges, by its number. */
export async function checkCard(
  { database, payOrigin }: { database: Database; payOrigin: string },
  { key, gatewayToken: cardId }: CardCheckRequest,
): Promise<CardCheck> {
  refuseInTransaction();
  return inTransaction(database, async (tx, now) => {
    const card = await findCard(tx, { cardId });
    if (!card) return { kind: 'declined', reason: 'declined' };
    if (isExpired(card, now)) return { kind: 'declined', reason: 'expiredCard' };
    switch (card.behaviour) {
      case 'declined':
      case 'insufficientFunds':
      case 'expiredCard':
      case 'incorrectCvc':
      case 'processingError':
        return { kind: 'declined', reason: card.behaviour };
      case 'verification': {
        const challengeId = challengeIdOf(key);
        const expiresAt = new Date(now.getTime() + challengeLifetimeMs);
        await insertChallenge(tx, { challengeId, cardId, amount: null, currency: null, expiresAt });
        const verificationUrl = `${payOrigin}/verify?challenge=${challengeId}`;
        return { kind: 'verificationRequired', verificationUrl };
      }
      default:
        return { kind: 'accepted' };
    }
  });
}
