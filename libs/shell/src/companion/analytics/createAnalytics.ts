import type { DataLayer } from './dataLayer.ts';
import type { MeasuredEvent, MeasuredPage, TagAdapter } from './tagAdapter.ts';

type Word = 'granted' | 'denied';

/** The four signals of consent mode [I7.30]. */
interface ConsentSignals {
  readonly ad_storage: Word;
  readonly ad_user_data: Word;
  readonly ad_personalization: Word;
  readonly analytics_storage: Word;
}

/** Signals before a choice: the region's default [I4.19]. No tag has loaded by then. */
const defaultSignals = (word: Word): ConsentSignals => ({
  ad_storage: word,
  ad_user_data: word,
  ad_personalization: word,
  analytics_storage: word,
});

/** Signals after a choice. Advertising is not offered, so it is never granted. */
const chosenSignals = (performance: Word): ConsentSignals => ({
  ...defaultSignals('denied'),
  analytics_storage: performance,
});

export interface AnalyticsParts {
  readonly layer: DataLayer;
  readonly adapters: readonly TagAdapter[];
  readonly privacyDefault: 'granted' | 'denied';
  readonly loadScript: (address: string) => void;
}

/** Analytics of a page; inactive before consent and after a denial. */
export interface Analytics {
  /** Sends the region's four signals, once, before anything else [I4.19]. */
  readonly begin: () => void;
  /**
   * Applies the visitor's choice. @param clientId id of this browser, if granted
   * @returns whether a tag keeps running that only a reload stops
   */
  readonly allow: (clientId: string | undefined) => boolean;
  readonly page: (page: MeasuredPage) => void;
  readonly event: (event: MeasuredEvent) => void;
  readonly user: (userId: string | undefined) => void;
}

/**
 * Creates the analytics of a page. Signals come before any tag [I4.19]; tags load with the first grant [I6.06]; a
 * denial is sent as an update and stops them.
 */
export function createAnalytics({ layer, adapters, privacyDefault, loadScript }: AnalyticsParts): Analytics {
  const loaded = new Set<TagAdapter>();
  let allowed: string | undefined;
  let hasBegun = false;
  const running = (): readonly TagAdapter[] => (allowed === undefined ? [] : adapters);
  const start = (clientId: string): void => {
    for (const adapter of adapters) {
      adapter.start(clientId);
      if (!loaded.has(adapter)) loadScript(adapter.scriptUrl);
      loaded.add(adapter);
    }
  };
  return {
    begin: () => {
      if (!hasBegun) layer.command('consent', 'default', defaultSignals(privacyDefault));
      hasBegun = true;
    },
    allow: (clientId) => {
      if (clientId === allowed) return false;
      allowed = clientId;
      layer.command('consent', 'update', chosenSignals(clientId === undefined ? 'denied' : 'granted'));
      if (clientId !== undefined) start(clientId);
      else for (const adapter of adapters) adapter.stop();
      return clientId === undefined && adapters.some((adapter) => adapter.outlivesDenial);
    },
    page: (page) => running().forEach((adapter) => adapter.page(page)),
    event: (event) => running().forEach((adapter) => adapter.event(event)),
    user: (userId) => running().forEach((adapter) => adapter.user(userId)),
  };
}
