import type { i18n } from 'i18next';
import type { PageRoute } from '@foyer/contract';
import type { FoyerStore } from '@foyer/api-client';
import { activityApi } from '@foyer/api-client/token-assignment';

/**
 * Prefetches the {product} pages and their list while there is a network, because venues often have none at the door.
 */
export async function keepPagesReady(
  pages: readonly PageRoute<unknown>[],
  store: FoyerStore,
  texts: Pick<i18n, 'loadNamespaces'>,
): Promise<void> {
  const list = activityApi.endpoints.listAttendingEvents.initiate(
    { when: 'upcoming', limit: 50 },
    { subscribe: false },
  );
  await Promise.allSettled([
    // Loads pages as a visit would; another way would fetch other files.
    ...pages.map((page) => page.load()),
    texts.loadNamespaces(['tokenAssignment', 'cart']),
    store.dispatch(list),
  ]);
}
