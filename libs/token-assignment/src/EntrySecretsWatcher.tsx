import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import type { FoyerStore } from '@foyer/api-client';
import { useListAttendingEventsQuery } from '@foyer/api-client/token-assignment';
import { useSession } from '@foyer/identity';
import { whenIdle } from '@foyer/util';
import { forgetEntrySecrets } from './model/deviceSecrets.ts';
import { tokenAssignmentRoutes } from './routes.ts';

/** Only a service worker keeps files and answers; a page without one has nothing to prepare. */
const hasWorker = (): boolean =>
  Boolean((navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker?.controller);

/**
 * Gets a signed-in fan's {product} ready for a door without a network: pages, lists, and the entry secrets of the next
 * events, again after each purchase. Removes the secrets at logout [I4.14].
 */
export function EntrySecretsWatcher() {
  const { status } = useSession();
  const { i18n } = useTranslation();
  const store = useStore() as FoyerStore;
  const [isIdle, setIdle] = useState(false);
  const skip = !isIdle || status === 'signedOut';
  const { data } = useListAttendingEventsQuery({ when: 'upcoming', limit: 50 }, { skip });
  useEffect(() => {
    if (status === 'signedOut') return forgetEntrySecrets();
    return hasWorker() ? whenIdle(() => setIdle(true)) : undefined;
  }, [status]);
  useEffect(() => {
    if (!data) return;
    import('./model/keepReady.ts')
      .then(({ keepReady }) => keepReady(tokenAssignmentRoutes, data.events, store, i18n))
      .catch(() => undefined);
  }, [data, store, i18n]);
  return null;
}
