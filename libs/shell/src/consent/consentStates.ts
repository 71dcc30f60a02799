import { isStoredConsent, type StoredConsent } from '@foyer/contract/walls/storedConsent';

/** Raise it when the question changes: every visitor is asked again. */
const consentVersion = 1;

/** Consent before a choice; necessary storage needs none [I3.25, I4.17]. */
export const initialConsent: StoredConsent = {
  version: consentVersion,
  isSetUp: false,
  categories: { necessary: 'granted', performance: 'pending' },
};

/**
 * Parses the stored consent; unreadable, outdated or inconsistent states count as no choice.
 * @param raw content of storage
 */
export function readConsent(raw: string | null): StoredConsent {
  if (raw === null || raw.length > 1_000) return initialConsent;
  try {
    const stored: unknown = JSON.parse(raw);
    if (!isStoredConsent(stored) || stored.version !== consentVersion) return initialConsent;
    const isDecided = stored.categories.performance !== 'pending';
    return stored.isSetUp === isDecided ? stored : initialConsent;
  } catch {
    return initialConsent;
  }
}

/**
 * Returns the consent after a choice. A grant creates the browser's analytics id, a denial removes it.
 * @param newId creates the id of a browser that has none
 */
export const decide = (
  consent: StoredConsent,
  performance: 'granted' | 'denied',
  newId: () => string,
): StoredConsent => ({
  version: consentVersion,
  isSetUp: true,
  categories: { necessary: 'granted', performance },
  ...(performance === 'granted' ? { clientId: consent.clientId ?? newId() } : {}),
});
