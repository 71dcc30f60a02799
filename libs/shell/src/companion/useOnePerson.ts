import { useEffect, useRef } from 'react';
import { forgetPrivateAnswers, type FoyerStore } from '@foyer/api-client';
import { useSession } from '@foyer/identity';
import { isFramed } from '@foyer/util';

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

/**
 * Clears answers and drafts when the user changes without a logout in between: after a lost session, or when starting
 * over with another account [BR-10]. A frame stores nothing to clear.
 */
export function useOnePerson(store: FoyerStore): void {
  const { profile } = useSession();
  const last = useRef<string>(undefined);
  const id = profile?.globalUserId;
  useEffect(() => {
    if (id === undefined) return;
    if (last.current !== undefined && last.current !== id) forgetPrivateAnswers(store);
    last.current = id;
    if (!isFramed()) takeTab(id);
  }, [id, store]);
}
