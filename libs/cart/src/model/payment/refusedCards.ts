import type { SafeStorage } from '@foyer/util';
import { readRefusalReason, type RefusalReason } from './paymentFlow.ts';

/** Cards refused for one purchase, by payment method id. */
export type RefusedCards = Readonly<Record<string, RefusalReason>>;

const keyOf = (subject: string): string => `foyer-refused-cards:${subject}`;

/** Reads the cards refused for a purchase in this tab, also before a reload; none where the stored value is broken. */
export function readRefusedCards(storage: SafeStorage, subject: string): RefusedCards {
  try {
    const parsed: unknown = JSON.parse(storage.getItem(keyOf(subject)) ?? '{}');
    if (typeof parsed !== 'object' || parsed === null) return {};
    return Object.fromEntries(Object.entries(parsed).map(([id, reason]) => [id, readRefusalReason(reason)]));
  } catch {
    return {};
  }
}

/** Stores the cards refused for a purchase; logout clears them with the rest of the tab's storage. */
export const keepRefusedCards = (storage: SafeStorage, subject: string, refused: RefusedCards): void =>
  storage.setItem(keyOf(subject), JSON.stringify(refused));
