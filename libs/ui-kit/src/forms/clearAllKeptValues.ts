/** What every key of a kept form begins with. */
export const keptPrefix = 'foyer.form.';

/** Forgets what the forms of one key had kept, where they are not there to do it themselves. */
export function clearKeptValues(key: string, storage: () => Storage = () => window.sessionStorage): void {
  try {
    storage().removeItem(keptPrefix + key);
  } catch {
    // A storage that cannot be read holds nothing.
  }
}

/** Forgets what every form of the tab had kept: for a logout. Apart from the forms, so that a logout does not bring them. */
export function clearAllKeptValues(storage: () => Storage = () => window.sessionStorage): void {
  try {
    const place = storage();
    for (const key of Object.keys(place)) if (key.startsWith(keptPrefix)) place.removeItem(key);
  } catch {
    // A storage that cannot be read holds nothing.
  }
}
