import { useEffect, useRef } from 'react';
import { forgetPrivateAnswers, type FoyerStore } from '@foyer/api-client';
import { useSession } from '@foyer/identity';
import { isFramed } from '@foyer/util';
import { takeTab } from './tabOwner.ts';

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
