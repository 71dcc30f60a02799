import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import type { FoyerStore } from '@foyer/api-client';
import { useSession } from '@foyer/identity';
import { whenIdle } from '@foyer/util';
import { forgetEntrySecrets } from './model/deviceSecrets.ts';
import { tokenAssignmentRoutes } from './routes.ts';

/** Removes the entry secrets at logout [I4.14]; prefetches the {product} pages for signed-in fans. */
export function EntrySecretsWatcher() {
  const { status } = useSession();
  const { i18n } = useTranslation();
  const store = useStore() as FoyerStore;
  useEffect(() => {
    if (status === 'signedOut') return forgetEntrySecrets();
    // Only a service worker keeps the files; pages without one skip the download.
    const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
    if (!serviceWorker?.controller) return undefined;
    return whenIdle(() => {
      import('./model/keepPagesReady.ts')
        .then(({ keepPagesReady }) => keepPagesReady(tokenAssignmentRoutes, store, i18n))
        .catch(() => undefined);
    });
  }, [status, store, i18n]);
  return null;
}
