import type { FoyerStore, TokenStore } from '@foyer/api-client';
import { signedOut, type IdentityState } from '@foyer/identity';

export interface CameBackDoors {
  readonly store: Pick<FoyerStore, 'dispatch' | 'getState'>;
  readonly tokens: TokenStore;
  readonly reload: () => void;
  readonly own?: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

/**
 * A browser may put a page aside whole and show it again as it was when one goes back. It heard nothing meanwhile: where the
 * session is another one by then, or none, the page lets go of whoever was here and is loaded anew [BR-10, CL-06].
 * @returns the way to stop
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
  // It was put aside before anybody watched.
  const { identity } = store.getState() as { identity?: IdentityState };
  if (identity?.status === 'signedIn' && known === undefined) store.dispatch(signedOut());
  return () => {
    own.removeEventListener('pagehide', aside);
    own.removeEventListener('pageshow', back);
  };
}
