import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import type { FoyerStore } from '@foyer/api-client';
import { useSession } from '@foyer/identity';
import { whenIdle } from '@foyer/util';
import { forgetEntrySecrets } from '../../model/deviceSecrets.ts';
import { tokenAssignmentRoutes } from '../../routes.ts';

/** Signing out takes the entry secrets off this device [I4.14]; who is signed in has the way to their {product} ready. */
export function EntrySecretsWatcher() {
  const { status } = useSession();
  const { i18n } = useTranslation();
  const store = useStore() as FoyerStore;
  useEffect(() => {
    if (status === 'signedOut') return forgetEntrySecrets();
    // Nobody but a worker keeps it, and pages that have none are not to be slower for it.
    if (!navigator.serviceWorker?.controller) return undefined;
    return whenIdle(() => {
      import('../../model/keepPagesReady.ts')
        .then(({ keepPagesReady }) => keepPagesReady(tokenAssignmentRoutes, store, i18n))
        .catch(() => undefined);
    });
  }, [status, store, i18n]);
  return null;
}
