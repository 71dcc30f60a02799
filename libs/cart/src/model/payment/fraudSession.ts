import type { SafeStorage } from '@foyer/util';

const storageKey = 'foyer-fraud-session';

/**
 * Id by which a payment gateway links the payments of one visit [C3.28]. It outlives a reload, because a repeated payment
 * must be the same request.
 */
export function fraudSessionId(storage: SafeStorage, newId: () => string): string {
  const known = storage.getItem(storageKey);
  if (known) return known;
  const id = newId();
  storage.setItem(storageKey, id);
  return id;
}
