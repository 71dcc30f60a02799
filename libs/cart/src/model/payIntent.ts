import type { SafeStorage } from '@foyer/util';

const keyOf = (eventId: string): string => `foyer-pay-intent:${eventId}`;

interface StoredIntent {
  key: string;
  request: string;
}

function read(storage: SafeStorage, eventId: string): StoredIntent | undefined {
  try {
    const parsed: unknown = JSON.parse(storage.getItem(keyOf(eventId)) ?? 'null');
    const known = typeof parsed === 'object' && parsed !== null && 'key' in parsed && 'request' in parsed;
    return known ? { key: String(parsed.key), request: String(parsed.request) } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Idempotency key of a payment: the same request keeps its key across reloads, a changed request gets a new key. A
 * payment whose answer was lost is therefore never made twice.
 */
export function payIntentKey(
  storage: SafeStorage,
  eventId: string,
  request: unknown,
  newKey: () => string,
): string {
  const text = JSON.stringify(request);
  const known = read(storage, eventId);
  if (known?.request === text) return known.key;
  const key = newKey();
  storage.setItem(keyOf(eventId), JSON.stringify({ key, request: text }));
  return key;
}

/** Ends an intent once its outcome is known. */
export const endPayIntent = (storage: SafeStorage, eventId: string): void =>
  storage.removeItem(keyOf(eventId));
