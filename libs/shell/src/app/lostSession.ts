import type { TokenStore } from '@foyer/api-client';
import type { SafeStorage } from '@foyer/util';

/** Storage key that tells the next page about the lost session. */
const flag = 'foyer-session-lost';

export interface LostSessionDoors {
  readonly tokens: TokenStore;
  readonly storage: SafeStorage;
  /** Frames are never reloaded. */
  readonly isFramed: boolean;
  readonly reload: () => void;
  /** Ends the session in the current page. */
  readonly leave: () => void;
}

/**
 * Handles a 401: ends the session, then reloads the page at its address. It happens once, since no token is left
 * afterwards. A frame continues without reloading [I4.15].
 */
export function createUnauthorized({
  tokens,
  storage,
  isFramed,
  reload,
  leave,
}: LostSessionDoors): () => void {
  let isReloading = false;
  return () => {
    const hadSession = tokens.get() !== undefined;
    tokens.set(undefined);
    if (isReloading) return;
    if (isFramed || !hadSession) return leave();
    isReloading = true;
    storage.setItem(flag, '1');
    reload();
  };
}

/** Tells whether the previous page lost its session, and clears the flag. */
export function takeLostSession(storage: SafeStorage): boolean {
  const isLost = storage.getItem(flag) !== null;
  storage.removeItem(flag);
  return isLost;
}
