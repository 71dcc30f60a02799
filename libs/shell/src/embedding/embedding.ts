import type { ComponentType } from 'react';
import { WidgetBar } from '../frame/WidgetBar.tsx';
import { createFrameWatcher } from './createFrameWatcher.tsx';

/** What an app needs to stand in a frame of another page; an app that nobody frames does not download it. */
export interface Embedding {
  /** Stands in place of the header [I2.26]. */
  readonly Bar: ComponentType;
  /** Talks to the page around, and shows nothing. */
  readonly Watcher: ComponentType;
}

/**
 * The frame of the widget [I2.26, I4.24].
 * @param exchangeCode the code that it was opened with, see `takeExchangeCode` [I6.09]
 */
export const createEmbedding = (exchangeCode?: string): Embedding => ({
  Bar: WidgetBar,
  Watcher: createFrameWatcher(exchangeCode),
});
