import type { TokenStore } from '@foyer/api-client';
import type { SafeStorage } from '@foyer/util';

/** Tells the next page that the session was lost. */
const flag = 'foyer-session-lost';

export interface LostSessionDoors {
  readonly tokens: TokenStore;
  readonly storage: SafeStorage;
  /** A frame is never reloaded. */
  readonly isFramed: boolean;
  readonly reload: () => void;
  /** Ends the session on the page that stands. */
  readonly leave: () => void;
}

/**
 * What a 401 does: it ends the session here. The page is reloaded as it stands, so that its address is still the one to
 * come back to; that happens once, for there is no token left to lose. A frame goes on without it [I4.15].
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

/** Whether the page before lost its session; the next one is not told again. */
export function takeLostSession(storage: SafeStorage): boolean {
  const isLost = storage.getItem(flag) !== null;
  storage.removeItem(flag);
  return isLost;
}
