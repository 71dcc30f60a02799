import type { ThemeChoice } from '@foyer/ui-kit';
import { localStore } from '../../browser/browserDoors.ts';

/** Storage key of the tone. */
export const themeKey = 'foyer-theme';

/** Returns the tone chosen earlier in this browser, if any. */
export function storedTone(): 'dark' | 'light' | undefined {
  const stored = localStore.getItem(themeKey);
  return stored === 'dark' || stored === 'light' ? stored : undefined;
}

/** Returns the theme of a tone on the main site or a partner's [I3.29]. */
export function themeOf(tone: 'dark' | 'light', isWhiteLabel: boolean): ThemeChoice {
  if (!isWhiteLabel) return tone;
  return tone === 'dark' ? 'clientDark' : 'clientLight';
}
