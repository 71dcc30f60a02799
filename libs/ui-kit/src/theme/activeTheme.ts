import { theme } from './theme.ts';
import type { ThemeColors, ThemeName } from './themeTokens.ts';

/** What `data-theme` may say. */
export type ThemeChoice = ThemeName | 'custom';

/** Shows a theme at once, without a React render; `undefined` hands the choice back to the system. */
export function showTheme(
  choice: ThemeChoice | undefined,
  root: HTMLElement = document.documentElement,
): void {
  if (choice) root.dataset['theme'] = choice;
  else delete root.dataset['theme'];
}

/** The colours in force on an element, resolved: for what paints by itself, as a canvas does. */
export function readThemeColors(element: Element): ThemeColors {
  const style = getComputedStyle(element);
  const colors: ThemeColors = { ...theme.color };
  for (const name of Object.keys(colors) as (keyof ThemeColors)[]) {
    colors[name] = style.getPropertyValue(theme.color[name].slice('var('.length, -1)).trim();
  }
  return colors;
}

/** Calls back whenever the theme of the page changes, by `data-theme` or by the system; returns the way to stop. */
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
