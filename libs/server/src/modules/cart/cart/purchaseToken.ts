import type { Platform } from '../../../platform.ts';
import { hashSecret, randomSecret } from '../../../security/secrets.ts';

const contextOf = (cartId: string): string => `purchaseToken:${cartId}`;

/** The secret of a cart: as its buyer is told it, as it is found by, and as it is kept to be told again. */
export interface PurchaseToken {
  purchaseToken: string;
  purchaseTokenHash: Buffer;
  purchaseTokenSealed: Buffer;
}

export const hashPurchaseToken = (purchaseToken: string): Buffer =>
  hashSecret('purchaseToken', purchaseToken);

export function makePurchaseToken(
  { randomness, sealer }: Pick<Platform, 'randomness' | 'sealer'>,
  cartId: string,
): PurchaseToken {
  const purchaseToken = randomSecret(randomness);
  return {
    purchaseToken,
    purchaseTokenHash: hashPurchaseToken(purchaseToken),
    purchaseTokenSealed: sealer.seal(purchaseToken, contextOf(cartId)),
  };
}

/** The secret of a cart, to tell it to another device of its buyer. */
export const openPurchaseToken = (
  { sealer }: Pick<Platform, 'sealer'>,
  { cartId, purchaseTokenSealed }: { cartId: string; purchaseTokenSealed: Buffer },
): string => sealer.unseal(purchaseTokenSealed, contextOf(cartId));
