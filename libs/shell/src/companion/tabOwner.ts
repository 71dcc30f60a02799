const ownerKey = 'foyer-tab-owner';

/** Keys of the tab's storage that belong to no user: the session id, and the return address. */
const nobodys: readonly string[] = [ownerKey, 'foyer-session-id', 'foyer.wayBack'];

/**
 * Records the tab's user. Typed values survive a lost session for the same user [I4.15]; for another user they are
 * removed [BR-10].
 * @returns whether the tab belonged to another user
 */
export function takeTab(globalUserId: string, storage: () => Storage = () => window.sessionStorage): boolean {
  try {
    const place = storage();
    const before = place.getItem(ownerKey);
    const isOthers = before !== null && before !== globalUserId;
    if (isOthers) for (const key of Object.keys(place)) if (!nobodys.includes(key)) place.removeItem(key);
    place.setItem(ownerKey, globalUserId);
    return isOthers;
  } catch {
    // Unreadable storage holds nothing.
    return false;
  }
}
