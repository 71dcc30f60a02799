import { createContext, useContext, useSyncExternalStore } from 'react';
import { localStore } from '../../app/browserDoors.ts';
import { createConsentStore, type ConsentSnapshot, type ConsentStore } from './consentStore.ts';

let ofThisBrowser: ConsentStore | undefined;

/** Read when it is first wanted: what asks for it comes after the page. */
const browserConsent = (): ConsentStore =>
  (ofThisBrowser ??= createConsentStore({
    storage: localStore,
    newId: () => crypto.randomUUID(),
    own: window,
  }));

const ConsentContext = createContext<ConsentStore | undefined>(undefined);
/** Another store than the browser's, for a test or a story. */
export const ConsentProvider = ConsentContext.Provider;

/** The consent as it is now, and how it is changed. */
export function useConsent(): ConsentSnapshot & { store: ConsentStore } {
  const given = useContext(ConsentContext);
  const store = given ?? browserConsent();
  const snapshot = useSyncExternalStore(store.subscribe, store.read);
  return { ...snapshot, store };
}
