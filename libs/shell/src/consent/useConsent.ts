import { createContext, useContext, useSyncExternalStore } from 'react';
import { localStore } from '../browser/browserDoors.ts';
import { createConsentStore, type ConsentSnapshot, type ConsentStore } from './consentStore.ts';

let ofThisBrowser: ConsentStore | undefined;

/** Created on first use, after the page has rendered. */
const browserConsent = (): ConsentStore =>
  (ofThisBrowser ??= createConsentStore({
    storage: localStore,
    newId: () => crypto.randomUUID(),
    own: window,
  }));

const ConsentContext = createContext<ConsentStore | undefined>(undefined);
/** Provides another store, for tests and stories. */
export const ConsentProvider = ConsentContext.Provider;

/** Returns the current consent and its store. */
export function useConsent(): ConsentSnapshot & { store: ConsentStore } {
  const given = useContext(ConsentContext);
  const store = given ?? browserConsent();
  const snapshot = useSyncExternalStore(store.subscribe, store.read);
  return { ...snapshot, store };
}
