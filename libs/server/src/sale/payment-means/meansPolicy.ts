import { isExpired } from '../../platform/gateways/payment/cardExpiry.ts';
import { allowed, refused, type Permission } from '../../platform/http/access/permission.ts';
import type { MeansRow } from './paymentMeansRepository.ts';

/** Tells whether a card may get new details: not one added for a single purchase, which no page lists. */
export const mayUpdate = ({ inWallet }: Pick<MeansRow, 'inWallet'>): Permission =>
  inWallet ? allowed : refused('notFound');

/** Tells whether a card may become the default. */
export function mayMakeDefault(
  means: Pick<MeansRow, 'inWallet' | 'expiryMonth' | 'expiryYear'>,
  now: Date,
): Permission {
  const update = mayUpdate(means);
  if (!update.allowed) return update;
  return isExpired(means, now) ? refused('invalidCard') : allowed;
}

/** Tells whether a card may be removed: not while a payment, an entry or an offer needs it [C5.13]. */
export const mayRemoveMeans = ({ inUse }: Pick<MeansRow, 'inUse'>): Permission =>
  inUse ? refused('paymentMeansInUse') : allowed;
