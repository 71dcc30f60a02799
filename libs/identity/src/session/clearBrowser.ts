/** Settings of the device that logout keeps: the language and the consent. */
const ofTheDevice: readonly string[] = ['userLocale', 'foyer-consent'];

/** Written before logout empties the storage, so that other tabs can tell it from a lost session. */
export const loggedOutKey = 'foyer-logged-out';

type Stores = Pick<Window, 'localStorage' | 'sessionStorage'>;

function empty(storage: () => Storage, kept: readonly string[]): void {
  try {
    const place = storage();
    for (const key of Object.keys(place)) if (!kept.includes(key)) place.removeItem(key);
  } catch {
    // Unreadable storage holds nothing.
  }
}

/** Clears the tab's storage: typed values and return addresses. */
export const clearTab = (own: Stores = window): void => empty(() => own.sessionStorage, []);

/**
 * Clears the user's data from this browser: everything but the device's settings, including dismissed tutorials and the
 * chosen theme [I4.14, BR-10].
 */
export function clearBrowser(own: Stores = window): void {
  try {
    own.localStorage.setItem(loggedOutKey, '1');
  } catch {
    // Without storage no other tab could read it.
  }
  empty(() => own.localStorage, ofTheDevice);
  clearTab(own);
}
