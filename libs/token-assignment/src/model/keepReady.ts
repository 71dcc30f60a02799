import type { i18n } from 'i18next';
import type { AttendingEvent, PageRoute } from '@foyer/contract';
import type { FoyerStore } from '@foyer/api-client';
import { activityApi } from '@foyer/api-client/token-assignment';
import { keepSecrets } from './keepSecrets.ts';

/** Events whose {product} are fetched ahead; those of later ones are fetched when they are opened. */
const nextEvents = 10;

/** Prefetches pages, {product} and secrets while there is a network, because venues often have none at the door. */
export async function keepReady(
  pages: readonly PageRoute<unknown>[],
  events: readonly AttendingEvent[],
  store: FoyerStore,
  texts: Pick<i18n, 'loadNamespaces'>,
): Promise<void> {
  await Promise.allSettled([
    // Loads pages as a visit would; another way would fetch other files.
    ...pages.map((page) => page.load()),
    texts.loadNamespaces(['tokenAssignment', 'cart']),
  ]);
  for (const { event } of events.slice(0, nextEvents)) {
    const asked = activityApi.endpoints.getEventActivity.initiate(
      { eventId: event.eventId },
      { subscribe: false, forceRefetch: true },
    );
    const { data } = await store.dispatch(asked);
    if (data) await keepSecrets(data.tokens, store, 'missing');
  }
}
