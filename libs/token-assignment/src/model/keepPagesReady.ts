import type { i18n } from 'i18next';
import type { PageRoute } from '@foyer/contract';
import type { FoyerStore } from '@foyer/api-client';
import { tokenAssignmentApi } from '@foyer/api-client/token-assignment';

/**
 * Fetches what the pages of one's own {product} are made of, and the list that leads to them, while there is a network: the
 * door of a hall often has none, and what was fetched once is kept.
 */
export async function keepPagesReady(
  pages: readonly PageRoute<unknown>[],
  store: FoyerStore,
  texts: Pick<i18n, 'loadNamespaces'>,
): Promise<void> {
  const list = tokenAssignmentApi.endpoints.listAttendingEvents.initiate(
    { when: 'upcoming', limit: 50 },
    { subscribe: false },
  );
  await Promise.allSettled([
    // By the way that a visit takes: another way would be made of other files.
    ...pages.map((page) => page.load()),
    texts.loadNamespaces('tokenAssignment'),
    store.dispatch(list),
  ]);
}
