import { useEffect } from 'react';
import { useStore } from 'react-redux';
import type { FoyerStore } from '@foyer/api-client';
import { useSession } from '@foyer/identity';
import { isFramed } from '../app/browserDoors.ts';
import { forgetKept, keepOffline } from './keepOffline.ts';

/** The first moments of a visit are the page's: keeping it asks for everything once more, of the browser's own cache. */
const calmMs = 5_000;

/** Keeps what was opened for times without a network, and nothing of it after logging out. A frame keeps nothing. */
export function KeepOffline() {
  const store = useStore() as FoyerStore;
  const { status } = useSession();
  useEffect(() => {
    if (isFramed()) return undefined;
    const timer = setTimeout(() => void keepOffline(store).catch(() => undefined), calmMs);
    return () => clearTimeout(timer);
  }, [store]);
  useEffect(() => {
    if (status === 'signedOut') forgetKept().catch(() => undefined);
  }, [status]);
  return null;
}
