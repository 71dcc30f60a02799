import { readThemeColors } from '@foyer/ui-kit';

/** The colours of our form fields, for a page that must look like one of them. */
export function frameTheme(page: HTMLElement) {
  const colors = readThemeColors(page);
  // Asked for by its name: Chrome 80 and Firefox 95 know no such property, and say nothing.
  const isDark = window.getComputedStyle(page).getPropertyValue('color-scheme').startsWith('dark');
  return {
    tone: isDark ? 'dark' : 'light',
    text: colors.content,
    muted: colors.contentMuted,
    field: colors.surface2,
    border: colors.borderStrong,
    focus: colors.focus,
    danger: colors.danger,
    radius: '8px',
  };
}
