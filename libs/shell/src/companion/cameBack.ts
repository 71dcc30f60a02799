import type { FoyerStore, TokenStore } from '@foyer/api-client';
import { signedOut, type IdentityState } from '@foyer/identity';

export interface CameBackDoors {
  readonly store: Pick<FoyerStore, 'dispatch' | 'getState'>;
  readonly tokens: TokenStore;
  readonly reload: () => void;
  readonly own?: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

/**
 * Watches for a restore from the back/forward cache, where the page has missed changes of the session. If the session
 * differs or has ended, clears the user's data and reloads [BR-10, CL-06].
 * @returns a function that stops watching
 */
export function watchComingBack({ store, tokens, reload, own = window }: CameBackDoors): () => void {
  let known = tokens.get();
  const aside = (): void => {
    known = tokens.get();
  };
  const back = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted || tokens.get() === known) return;
    store.dispatch(signedOut());
    reload();
  };
  own.addEventListener('pagehide', aside);
  own.addEventListener('pageshow', back);
  // The page may have been cached before this watcher started.
  const { identity } = store.getState() as { identity?: IdentityState };
  if (identity?.status === 'signedIn' && known === undefined) store.dispatch(signedOut());
  return () => {
    own.removeEventListener('pagehide', aside);
    own.removeEventListener('pageshow', back);
  };
}
