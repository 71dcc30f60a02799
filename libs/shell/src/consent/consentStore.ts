import type { StoredConsent } from '@foyer/contract/walls/storedConsent';
import type { SafeStorage } from '@foyer/util';
import { decide, readConsent } from './consentStates.ts';

export interface ConsentSnapshot {
  readonly consent: StoredConsent;
  /** Whether the preferences are open. */
  readonly isAsking: boolean;
}

/** Consent of this browser; subscribers hear of changes, also of those in other tabs. */
export interface ConsentStore {
  read: () => ConsentSnapshot;
  subscribe: (onChange: () => void) => () => void;
  choose: (performance: 'granted' | 'denied') => void;
  openPreferences: () => void;
  closePreferences: () => void;
}

const consentKey = 'foyer-consent';

export interface ConsentDoors {
  readonly storage: SafeStorage;
  readonly newId: () => string;
  readonly own: Pick<Window, 'addEventListener' | 'removeEventListener' | 'localStorage'>;
}

/**
 * Stores consent under `foyer-consent` [I3.25]. Not a Redux slice, because the app's store loads before the first page;
 * not personal data, so logout keeps it.
 */
export function createConsentStore({ storage, newId, own }: ConsentDoors): ConsentStore {
  let snapshot: ConsentSnapshot = { consent: readConsent(storage.getItem(consentKey)), isAsking: false };
  const listeners = new Set<() => void>();
  const change = (part: Partial<ConsentSnapshot>): void => {
    snapshot = { ...snapshot, ...part };
    for (const listener of [...listeners]) listener();
  };
  const follow = ({ key, newValue, storageArea }: StorageEvent): void => {
    if (storageArea !== own.localStorage || (key !== consentKey && key !== null)) return;
    change({ consent: readConsent(key === null ? null : newValue) });
  };
  return {
    read: () => snapshot,
    subscribe: (onChange) => {
      if (listeners.size === 0) own.addEventListener('storage', follow);
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0) own.removeEventListener('storage', follow);
      };
    },
    choose: (performance) => {
      const consent = decide(snapshot.consent, performance, newId);
      storage.setItem(consentKey, JSON.stringify(consent));
      change({ consent, isAsking: false });
    },
    openPreferences: () => change({ isAsking: true }),
    closePreferences: () => change({ isAsking: false }),
  };
}
