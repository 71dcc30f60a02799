/** Choices of this device and not of a person: the language and, where there is one, the consent. */
const ofTheDevice: readonly string[] = ['userLocale', 'foyer-consent'];

/** Written for the other tabs just before a logout empties the storage: it is how they know one from a lost session. */
export const loggedOutKey = 'foyer-logged-out';

type Stores = Pick<Window, 'localStorage' | 'sessionStorage'>;

function empty(storage: () => Storage, kept: readonly string[]): void {
  try {
    const place = storage();
    for (const key of Object.keys(place)) if (!kept.includes(key)) place.removeItem(key);
  } catch {
    // A storage that cannot be read holds nothing.
  }
}

/** Empties what this tab alone has: what was typed, where one was. */
export const clearTab = (own: Stores = window): void => empty(() => own.sessionStorage, []);

/**
 * Leaves nothing of a person in this browser: whatever nobody thought of goes too, and with it which tutorials were
 * dismissed and which look was chosen [I4.14, BR-10].
 */
export function clearBrowser(own: Stores = window): void {
  try {
    own.localStorage.setItem(loggedOutKey, '1');
  } catch {
    // Then there is no other tab that could read it either.
  }
  empty(() => own.localStorage, ofTheDevice);
  clearTab(own);
}
