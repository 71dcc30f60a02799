import { isExpired } from '../../platform/gateways/payment/cardExpiry.ts';
import { allowed, refused, type Permission } from '../../platform/http/permission.ts';
import type { MeansRow } from './paymentMeansRepository.ts';

/** Tells whether a card may get new details: one that was added for a single purchase has no place to change them. */
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

/** Tells whether a card may be removed: not while money is asked of it [C5.13]. */
export const mayRemoveMeans = ({ inUse }: Pick<MeansRow, 'inUse'>): Permission =>
  inUse ? refused('paymentMeansInUse') : allowed;
