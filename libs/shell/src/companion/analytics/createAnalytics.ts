import { chosenSignals, defaultSignals } from './consentSignals.ts';
import type { DataLayer } from './dataLayer.ts';
import type { MeasuredEvent, MeasuredPage, TagAdapter } from './tagAdapter.ts';

export interface AnalyticsParts {
  readonly layer: DataLayer;
  readonly adapters: readonly TagAdapter[];
  readonly privacyDefault: 'granted' | 'denied';
  readonly loadScript: (address: string) => void;
}

/** The measuring of one page; it does nothing until it may, and nothing any more once it may not. */
export interface Analytics {
  /** Says the four signals of the region, once, before anything else: making the measuring says nothing yet [I4.19]. */
  readonly begin: () => void;
  /**
   * The choice of the visitor. @param clientId who this browser is, where it is granted
   * @returns whether something runs on that only a new page is without
   */
  readonly allow: (clientId: string | undefined) => boolean;
  readonly page: (page: MeasuredPage) => void;
  readonly event: (event: MeasuredEvent) => void;
  readonly user: (userId: string | undefined) => void;
}

/**
 * It begins with the four signals as the region has them, before any tag [I4.19]. Tags are loaded by the first grant [I6.06]; a
 * denial is told to them as an update and silences them.
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
