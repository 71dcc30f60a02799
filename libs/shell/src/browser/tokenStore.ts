import { createMemoryTokenStore, type TokenStore } from '@foyer/api-client';
import type { SafeStorage } from '@foyer/util';

/** Storage key of the token, shared with other tabs. */
export const tokenKey = 'foyer-auth-token';

/** Stores the auth token, so that a reload keeps the user signed in [I4.12]; in a frame, in memory [I6.09]. */
export function createTokenStore(storage: SafeStorage, inFrame: boolean): TokenStore {
  if (inFrame) return createMemoryTokenStore();
  return {
    get: () => storage.getItem(tokenKey) ?? undefined,
    set: (token) => (token === undefined ? storage.removeItem(tokenKey) : storage.setItem(tokenKey, token)),
  };
}
