import { theme } from './theme.ts';
import type { ThemeColors, ThemeName } from './themeTokens.ts';

/** Values of `data-theme`. */
export type ThemeChoice = ThemeName | 'custom';

/** Switches the theme without a React render; `undefined` returns to the system's choice. */
export function showTheme(
  choice: ThemeChoice | undefined,
  root: HTMLElement = document.documentElement,
): void {
  if (choice) root.dataset['theme'] = choice;
  else delete root.dataset['theme'];
}

/** Reads the resolved theme colours of an element: for canvas drawing. */
export function readThemeColors(element: Element): ThemeColors {
  const style = getComputedStyle(element);
  const colors: ThemeColors = { ...theme.color };
  for (const name of Object.keys(colors) as (keyof ThemeColors)[]) {
    colors[name] = style.getPropertyValue(theme.color[name].slice('var('.length, -1)).trim();
  }
  return colors;
}

/** Subscribes to theme changes, by `data-theme` or the system; returns a function that unsubscribes. */
export function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-theme'],
    subtree: true,
  });
  const system = window.matchMedia('(prefers-color-scheme: light)');
  system.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', onChange);
  };
}
