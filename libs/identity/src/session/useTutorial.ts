import { useCallback, useState } from 'react';
import { createSafeStorage } from '@foyer/util';

/** Tutorials that show until dismissed [I2.31]. */
export type TutorialName = 'draw' | 'auction' | 'market' | 'price' | 'transaction';

/** Storage key of the dismissed tutorials; logout removes it [I4.14]. */
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

/** Returns whether a tutorial shows, and a function that dismisses it; logout shows it again [I2.31, I4.14]. */
export function useTutorial(name: TutorialName): { isShown: boolean; dismiss: () => void } {
  const [isShown, setShown] = useState(() => !dismissedNames().includes(name));
  const dismiss = useCallback(() => {
    storage.setItem(tutorialsKey, JSON.stringify([...new Set([...dismissedNames(), name])]));
    setShown(false);
  }, [name]);
  return { isShown, dismiss };
}
