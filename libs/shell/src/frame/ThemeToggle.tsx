import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton, MoonIcon, showTheme, SunIcon } from '@foyer/ui-kit';
import { localStore } from '../browser/browserDoors.ts';
import { storedTone, themeKey } from './storedTone.ts';

const wantsLight = '(prefers-color-scheme: light)';
const systemTone = (): 'dark' | 'light' => (window.matchMedia(wantsLight).matches ? 'light' : 'dark');

function watchSystem(onChange: () => void): () => void {
  const query = window.matchMedia(wantsLight);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Switches the main site between dark and light and stores the choice; the system decides until then. */
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
