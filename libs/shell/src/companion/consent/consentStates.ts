import { isStoredConsent, type StoredConsent } from '@foyer/contract/walls/storedConsent';

/** What a category may be [I4.17]. */
export type ConsentState = 'pending' | 'granted' | 'denied';

/** Raised when what is asked changes: everybody is asked again. */
export const consentVersion = 1;

/** Nobody was asked yet; what the site cannot do without needs no asking [I3.25, I4.17]. */
export const initialConsent: StoredConsent = {
  version: consentVersion,
  isSetUp: false,
  categories: { necessary: 'granted', performance: 'pending' },
};

/**
 * What a browser kept: only what can be read, is of this version and makes sense; otherwise it is asked again.
 * @param raw what lies in storage
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
 * The consent after a choice. Who a browser is to analytics is made with a grant and goes with a denial.
 * @param newId makes the id of a browser that has none
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
