import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { ThemeChoice } from '@foyer/ui-kit';

/** Settings of the toolbar. */
export interface ShownGlobals {
  theme: ThemeChoice;
  locale: string;
  motion: 'system' | 'reduced';
}

export const firstGlobals: ShownGlobals = { theme: 'dark', locale: 'en-US', motion: 'system' };

let shown = firstGlobals;
const listeners = new Set<() => void>();

function take({ globals }: { globals: object }): void {
  shown = { ...shown, ...globals };
  for (const listener of listeners) listener();
}

/**
 * Subscribes to the toolbar before the first render; docs pages have no story context that would provide the settings.
 */
export function followToolbar(): void {
  const channel = addons.getChannel();
  channel.on(SET_GLOBALS, take);
  channel.on(GLOBALS_UPDATED, take);
}

export const currentGlobals = (): ShownGlobals => shown;

export function watchGlobals(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
