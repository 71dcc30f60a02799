import {
  adoptPersisted,
  forgetPerson,
  forgetPrivateAnswers,
  type FoyerSlice,
  type FoyerStore,
} from '@foyer/api-client';
import { clearTab, entered, left, loggedOutKey, signedOut } from '@foyer/identity';
import { takeEarlyEvents } from '../browser/takeEarlyEvents.ts';
import { tokenKey } from '../browser/tokenStore.ts';
import { localeKey } from '../locale/detectLocale.ts';

export interface TabDoors {
  readonly store: FoyerStore;
  readonly slices: readonly FoyerSlice[];
  /** Called when another tab has chosen a locale. */
  readonly onLocale: (locale: string) => void;
  readonly own?: Window;
}

/**
 * Synchronises the tabs of a browser: log-in, logout, locale and the stored cart [CL-06, I4.14]. A session lost in one
 * tab is lost here too; typed values and holds stay. What other tabs did while this one was loading comes first.
 * @returns a function that stops it
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
    // A null key means that the whole storage was cleared.
    if (key === null || (key === loggedOutKey && newValue !== null)) leave();
    else if (key === tokenKey && newValue !== null) enter();
    else if (key === tokenKey && isIn()) store.dispatch(signedOut());
    else if (key === localeKey && newValue !== null) onLocale(newValue);
    else if (slice) void adoptPersisted(store, slice, newValue);
  };
  own.addEventListener('storage', hear);
  takeEarlyEvents('storage').forEach(hear);
  return () => own.removeEventListener('storage', hear);
}
