import type { AnalyticsTags } from '@foyer/contract';
import type { DataLayer } from './dataLayer.ts';
import type { TagAdapter } from './tagAdapter.ts';

/** Tag manager, whose container decides how events are used [I7.30]. */
export function createTagManagerAdapter(
  { scriptUrl }: NonNullable<AnalyticsTags['tagManager']>,
  { layer, now }: { layer: DataLayer; now: () => number },
): TagAdapter {
  const { push } = layer;
  return {
    scriptUrl,
    outlivesDenial: true,
    start: (clientId) => push({ event: 'gtm.js', 'gtm.start': now(), client_id: clientId }),
    page: (page) => push({ event: 'page_view', ...page }),
    event: ({ name, parameters }) => {
      // Otherwise fields of the previous event would be merged into this one.
      push({ ecommerce: null });
      push({ event: name, ecommerce: parameters });
    },
    user: (userId) => push({ user_id: userId ?? null }),
    stop: () => undefined,
  };
}
