import { useEffect } from 'react';
import { useStore } from 'react-redux';
import type { FoyerStore } from '@foyer/api-client';
import { useSession } from '@foyer/identity';
import { isFramed } from '@foyer/util';
import { forgetKept, keepOffline } from './keepOffline.ts';

/** Delay of caching after a page load; it requests everything again from the HTTP cache. */
const calmMs = 5_000;

/** Caches opened pages for offline use, until logout. Does nothing in a frame. */
export function OfflineWatch() {
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
