import { useCallback, useState } from 'react';
import { createSafeStorage } from '@foyer/util';

/** What explains itself until it is dismissed [I2.31]. */
export type TutorialName = 'draw' | 'auction' | 'market' | 'price' | 'transaction';

/** Which ones were dismissed on this device; logging out forgets it with all that is a person's [I4.14]. */
const tutorialsKey = 'foyer-tutorials';
const storage = createSafeStorage(() => window.localStorage);

function dismissedNames(): unknown[] {
  try {
    const names: unknown = JSON.parse(storage.getItem(tutorialsKey) ?? '[]');
    return Array.isArray(names) ? names : [];
  } catch {
    return [];
  }
}

/** Whether a tutorial is to be shown, and the way to be rid of it; it shows again after logging out [I2.31, I4.14]. */
export function useTutorial(name: TutorialName): { isShown: boolean; dismiss: () => void } {
  const [isShown, setShown] = useState(() => !dismissedNames().includes(name));
  const dismiss = useCallback(() => {
    storage.setItem(tutorialsKey, JSON.stringify([...new Set([...dismissedNames(), name])]));
    setShown(false);
  }, [name]);
  return { isShown, dismiss };
}
