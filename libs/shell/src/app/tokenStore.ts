import { createMemoryTokenStore, type TokenStore } from '@foyer/api-client';
import type { SafeStorage } from '@foyer/util';

/** Where the token lies; another tab writes there too. */
export const tokenKey = 'foyer-auth-token';

/** The auth token in storage, so that a reload keeps the fan signed in [I4.12]. In a frame it stays in memory [I6.09]. */
export function createTokenStore(storage: SafeStorage, inFrame: boolean): TokenStore {
  if (inFrame) return createMemoryTokenStore();
  return {
    get: () => storage.getItem(tokenKey) ?? undefined,
    set: (token) => (token === undefined ? storage.removeItem(tokenKey) : storage.setItem(tokenKey, token)),
  };
}
