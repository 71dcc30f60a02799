import type { Platform } from '../../platform/platform.ts';
import { hashSecret, randomSecret } from '../../platform/security/secrets.ts';

const contextOf = (commitmentId: string): string => `purchaseToken:${commitmentId}`;

/** Secret of a cart: in plain text for the buyer, hashed for lookup, and sealed for the buyer's other devices. */
export interface PurchaseToken {
  purchaseToken: string;
  purchaseTokenHash: Buffer;
  purchaseTokenSealed: Buffer;
}

export const hashPurchaseToken = (purchaseToken: string): Buffer =>
  hashSecret('purchaseToken', purchaseToken);

export function makePurchaseToken(
  { randomness, sealer }: Pick<Platform, 'randomness' | 'sealer'>,
  commitmentId: string,
): PurchaseToken {
  const purchaseToken = randomSecret(randomness);
  return {
    purchaseToken,
    purchaseTokenHash: hashPurchaseToken(purchaseToken),
    purchaseTokenSealed: sealer.seal(purchaseToken, contextOf(commitmentId)),
  };
}

/** Unseals the secret of a cart, for another device of its buyer. */
export const openPurchaseToken = (
  { sealer }: Pick<Platform, 'sealer'>,
  { commitmentId, purchaseTokenSealed }: { commitmentId: string; purchaseTokenSealed: Buffer },
): string => sealer.unseal(purchaseTokenSealed, contextOf(commitmentId));
