import type { SafeStorage } from '@foyer/util';
import { readRefusalReason, type RefusalReason } from './paymentFlow.ts';

/** Cards refused for one cart, by payment method id. */
export type RefusedCards = Readonly<Record<string, RefusalReason>>;

const keyOf = (purchaseToken: string): string => `foyer-refused-cards:${purchaseToken}`;

/** Reads the cards refused for a cart in this tab, also before a reload; none where the stored value is broken. */
export function readRefusedCards(storage: SafeStorage, purchaseToken: string): RefusedCards {
  try {
    const parsed: unknown = JSON.parse(storage.getItem(keyOf(purchaseToken)) ?? '{}');
    if (typeof parsed !== 'object' || parsed === null) return {};
    return Object.fromEntries(Object.entries(parsed).map(([id, reason]) => [id, readRefusalReason(reason)]));
  } catch {
    return {};
  }
}

/** Stores the cards refused for a cart; logout clears them with the rest of the tab's storage. */
export const keepRefusedCards = (storage: SafeStorage, purchaseToken: string, refused: RefusedCards): void =>
  storage.setItem(keyOf(purchaseToken), JSON.stringify(refused));
