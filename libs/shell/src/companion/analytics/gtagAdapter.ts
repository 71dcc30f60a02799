import type { AnalyticsTags } from '@foyer/contract';
import type { DataLayer, TagWindow } from './dataLayer.ts';
import type { TagAdapter } from './tagAdapter.ts';

/** gtag, initialised with measurement id, consent and client id [I7.30]; page views are sent explicitly. */
export function createGtagAdapter(
  { measurementId, scriptUrl }: NonNullable<AnalyticsTags['gtag']>,
  { layer, own, now }: { layer: DataLayer; own: TagWindow; now: () => number },
): TagAdapter {
  const { command } = layer;
  return {
    scriptUrl,
    outlivesDenial: false,
    start: (clientId) => {
      own[`ga-disable-${measurementId}`] = false;
      command('js', new Date(now()));
      command('config', measurementId, {
        client_id: clientId,
        send_page_view: false,
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
      });
    },
    page: (page) => {
      // Set for all following events; otherwise gtag sends the full address of this page and the previous one.
      command('set', { ...page, page_referrer: '' });
      command('event', 'page_view', page);
    },
    event: ({ name, parameters }) => command('event', name, parameters),
    user: (userId) => command('set', { user_id: userId ?? null }),
    stop: () => void (own[`ga-disable-${measurementId}`] = true),
  };
}
