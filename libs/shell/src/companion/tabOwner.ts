const ownerKey = 'foyer-tab-owner';

/** What a tab keeps that is nobody's: its number for the server, and where whoever logs in wanted to go. */
const nobodys: readonly string[] = [ownerKey, 'foyer-session-id', 'foyer.wayBack'];

/**
 * Remembers whose tab this is. What was typed outlives a session that was lost, for whoever comes back [I4.15]; where
 * somebody else comes it goes, whatever it is [BR-10].
 * @returns whether it was somebody else's
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
    // A storage that cannot be read keeps nothing of anybody.
    return false;
  }
}
