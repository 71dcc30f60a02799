import type { SafeStorage } from '@foyer/util';

const keyOf = (subject: string): string => `foyer-pay-intent:${subject}`;

interface StoredIntent {
  key: string;
  request: string;
}

function read(storage: SafeStorage, subject: string): StoredIntent | undefined {
  try {
    const parsed: unknown = JSON.parse(storage.getItem(keyOf(subject)) ?? 'null');
    const known = typeof parsed === 'object' && parsed !== null && 'key' in parsed && 'request' in parsed;
    return known ? { key: String(parsed.key), request: String(parsed.request) } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Idempotency key of a payment or a refund: the same request keeps its key across reloads, a changed request gets a new
 * key. A payment whose answer was lost is therefore never charged twice, and a refund tells that it was made.
 */
export function payIntentKey(
  storage: SafeStorage,
  subject: string,
  request: unknown,
  newKey: () => string,
): string {
  const text = JSON.stringify(request);
  const known = read(storage, subject);
  if (known?.request === text) return known.key;
  const key = newKey();
  storage.setItem(keyOf(subject), JSON.stringify({ key, request: text }));
  return key;
}

/** Ends an intent once its outcome is known. */
export const endPayIntent = (storage: SafeStorage, subject: string): void =>
  storage.removeItem(keyOf(subject));
