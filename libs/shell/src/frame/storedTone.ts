import type { ThemeChoice } from '@foyer/ui-kit';
import { localStore } from '../app/browserDoors.ts';

/** Where the choice is kept. */
export const themeKey = 'foyer-theme';

/** The tone that this browser chose earlier, if it did. */
export function storedTone(): 'dark' | 'light' | undefined {
  const stored = localStore.getItem(themeKey);
  return stored === 'dark' || stored === 'light' ? stored : undefined;
}

/** The theme of a tone on our own site and on a partner's [I3.29]. */
export function themeOf(tone: 'dark' | 'light', isWhiteLabel: boolean): ThemeChoice {
  if (!isWhiteLabel) return tone;
  return tone === 'dark' ? 'clientDark' : 'clientLight';
}
