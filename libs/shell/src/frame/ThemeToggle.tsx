import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton, MoonIcon, showTheme, SunIcon, type ThemeChoice } from '@foyer/ui-kit';
import { localStore } from '../app/browserDoors.ts';

const themeKey = 'foyer-theme';
const wantsLight = '(prefers-color-scheme: light)';
const systemTone = (): 'dark' | 'light' => (window.matchMedia(wantsLight).matches ? 'light' : 'dark');

function watchSystem(onChange: () => void): () => void {
  const query = window.matchMedia(wantsLight);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

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

/** Switches our own site between dark and light, and remembers it; until then it follows the system. A partner's tone is the partner's. */
export function ThemeToggle() {
  const { t } = useTranslation('shell');
  const [chosen, setChosen] = useState(storedTone);
  const system = useSyncExternalStore(watchSystem, systemTone);
  const tone = chosen ?? system;
  const other = tone === 'dark' ? 'light' : 'dark';
  const change = (): void => {
    localStore.setItem(themeKey, other);
    showTheme(other);
    setChosen(other);
  };
  return (
    <IconButton
      label={t(`theme.${other}`)}
      icon={tone === 'dark' ? <SunIcon /> : <MoonIcon />}
      onClick={change}
    />
  );
}
