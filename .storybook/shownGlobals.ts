import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { ThemeChoice } from '@foyer/ui-kit';

/** What the toolbar says. */
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

/** Hears the toolbar before anything is drawn; pages of text have no story whose context would tell them. */
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
