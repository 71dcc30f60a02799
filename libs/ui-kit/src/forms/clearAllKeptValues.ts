/** Prefix of the storage keys of kept forms. */
export const keptPrefix = 'foyer.form.';

/** Clears the kept values of the forms of one key, when they aren't mounted to do it themselves. */
export function clearKeptValues(key: string, storage: () => Storage = () => window.sessionStorage): void {
  try {
    storage().removeItem(keptPrefix + key);
  } catch {
    // Unreadable storage holds nothing.
  }
}

/**
 * Clears the kept values of every form of the tab, at logout. A module of its own, so that logout doesn't load the
 * forms.
 */
export function clearAllKeptValues(storage: () => Storage = () => window.sessionStorage): void {
  try {
    const place = storage();
    for (const key of Object.keys(place)) if (key.startsWith(keptPrefix)) place.removeItem(key);
  } catch {
    // Unreadable storage holds nothing.
  }
}
