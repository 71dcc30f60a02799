import { readThemeColors } from '@foyer/ui-kit';

/** Returns the colours of form fields, for a hosted page that must match them. */
export function frameTheme(page: HTMLElement) {
  const colors = readThemeColors(page);
  // Read through `getPropertyValue`: Chrome 80 and Firefox 95 lack the property, and yield an empty string.
  const isDark = window.getComputedStyle(page).getPropertyValue('color-scheme').startsWith('dark');
  return {
    tone: isDark ? 'dark' : 'light',
    text: colors.content,
    muted: colors.contentMuted,
    field: colors.surface1,
    border: colors.borderStrong,
    focus: colors.focus,
    danger: colors.danger,
    radius: '8px',
  };
}
