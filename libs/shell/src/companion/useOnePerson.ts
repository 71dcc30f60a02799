import { useEffect, useRef } from 'react';
import { forgetPrivateAnswers, type FoyerStore } from '@foyer/api-client';
import { useSession } from '@foyer/identity';
import { isFramed } from '../app/browserDoors.ts';
import { takeTab } from './tabOwner.ts';

/**
 * One page may see two people without a logout between them: where a session was lost, and where somebody starts over with
 * another account. Whoever comes finds neither the answers nor the drafts of whoever was there before [BR-10]. In a frame
 * nothing is kept that could be found.
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
