import type { ComponentType } from 'react';
import type { Look } from '../brand/whiteLabelTheme.ts';
import { createWidgetBar } from './WidgetBar.tsx';
import { createFrameWatcher } from './createFrameWatcher.tsx';
import { hostLook } from './hostLook.ts';

/** Code for running in a frame; other apps don't download it. */
export interface Embedding {
  /** Replaces the header [I2.26]. */
  readonly Bar: ComponentType;
  /** Communicates with the host page; renders nothing. */
  readonly Watcher: ComponentType;
  /** Look that the host page asks for. */
  readonly look: () => Promise<Look | undefined>;
}

/**
 * Creates the embedding of the widget [I2.26, I4.24].
 * @param exchangeCode session code, see `takeExchangeCode` [I6.09]
 */
export const createEmbedding = (exchangeCode?: string): Embedding => ({
  Bar: createWidgetBar(window.location.search),
  Watcher: createFrameWatcher(exchangeCode),
  look: async () => hostLook(window.location.search),
});
