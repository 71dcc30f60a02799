import type { PaymentMeans } from '@foyer/contract';
import type { SafeStorage } from '@foyer/util';

const keyOf = (subject: string): string => `foyer-entered-card:${subject}`;

/** Reads the id of the card that was entered for a purchase in this tab, also before a reload. */
export const readEnteredCard = (storage: SafeStorage, subject: string): string | undefined =>
  storage.getItem(keyOf(subject)) ?? undefined;

/** Stores the id of a card entered for a purchase; logout clears it with the rest of the tab's storage. */
export const keepEnteredCard = (storage: SafeStorage, subject: string, paymentMethodId: string): void =>
  storage.setItem(keyOf(subject), paymentMethodId);

/**
 * Whether a purchase lists a card: a stored one, or the one entered for it. Cards entered for other purchases are known
 * to the server for an hour, but were not saved.
 */
export const isListed = (
  { paymentMethodId, onePurchase }: PaymentMeans,
  enteredId: string | undefined,
): boolean => onePurchase !== true || paymentMethodId === enteredId;
