import {
  adoptPersisted,
  forgetPerson,
  forgetPrivateAnswers,
  type FoyerSlice,
  type FoyerStore,
} from '@foyer/api-client';
import { clearTab, entered, left, loggedOutKey, signedOut } from '@foyer/identity';
import { tokenKey } from '../app/tokenStore.ts';
import { localeKey } from '../locale/detectLocale.ts';

export interface TabDoors {
  readonly store: FoyerStore;
  readonly slices: readonly FoyerSlice[];
  /** Another tab chose a language. */
  readonly onLocale: (locale: string) => void;
  readonly own?: Window;
}

/**
 * Follows the other tabs of this browser: who logs in or out in one is in or out in all, the language is the same, and what
 * is kept of the cart too [CL-06, I4.14]. A session that was lost there is lost here; what was typed and held stays.
 * @returns the way to stop
 */
export function followTabs({ store, slices, onLocale, own = window }: TabDoors): () => void {
  const leave = (): void => {
    store.dispatch(left());
    forgetPerson(store);
    clearTab(own);
  };
  const enter = (): void => {
    forgetPrivateAnswers(store);
    store.dispatch(entered());
  };
  const isIn = (): boolean =>
    (store.getState() as { identity?: { status: string } }).identity?.status === 'signedIn';
  const hear = ({ key, newValue, storageArea }: StorageEvent): void => {
    if (storageArea !== own.localStorage) return;
    const slice = slices.find(({ persisted }) => persisted?.key === key);
    // Without a key the whole storage was emptied.
    if (key === null || (key === loggedOutKey && newValue !== null)) leave();
    else if (key === tokenKey && newValue !== null) enter();
    else if (key === tokenKey && isIn()) store.dispatch(signedOut());
    else if (key === localeKey && newValue !== null) onLocale(newValue);
    else if (slice) void adoptPersisted(store, slice, newValue);
  };
  own.addEventListener('storage', hear);
  return () => own.removeEventListener('storage', hear);
}
