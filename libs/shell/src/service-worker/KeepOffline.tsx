import { useEffect } from 'react';
import { useStore } from 'react-redux';
import type { FoyerStore } from '@foyer/api-client';
import { useSession } from '@foyer/identity';
import { isFramed } from '../app/browserDoors.ts';
import { forgetKept, keepOffline } from './keepOffline.ts';

/** Keeps what was opened for times without a network, and nothing of it after logging out. A frame keeps nothing. */
export function KeepOffline() {
  const store = useStore() as FoyerStore;
  const { status } = useSession();
  useEffect(() => {
    if (!isFramed()) keepOffline(store).catch(() => undefined);
  }, [store]);
  useEffect(() => {
    if (status === 'signedOut') forgetKept().catch(() => undefined);
  }, [status]);
  return null;
}
