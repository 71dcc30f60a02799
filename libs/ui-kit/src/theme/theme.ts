import type { ThemeColors } from './themeTokens.ts';

/** Breakpoints in pixels [I9.06]. */
export const breakpoints = { phone: 320, tablet: 768, desktop: 1025, wide: 1440 } as const;

const spaces = {
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  12: '48px',
  16: '64px',
  20: '80px',
} as const;

/** Step of the 4 px grid; `space[3]` is 12 px. */
export type Space = keyof typeof spaces;

/**
 * Design tokens for styles. Colours, corners and faces are CSS variables set by the theme, so one stylesheet serves
 * every theme, and switching needs no React render.
 */
export const theme = {
  color: {
    background: 'var(--foyer-background)',
    surface1: 'var(--foyer-surface1)',
    surface2: 'var(--foyer-surface2)',
    surface3: 'var(--foyer-surface3)',
    border: 'var(--foyer-border)',
    borderStrong: 'var(--foyer-border-strong)',
    content: 'var(--foyer-content)',
    contentMuted: 'var(--foyer-content-muted)',
    accent: 'var(--foyer-accent)',
    accentHover: 'var(--foyer-accent-hover)',
    accentContent: 'var(--foyer-accent-content)',
    accentText: 'var(--foyer-accent-text)',
    info: 'var(--foyer-info)',
    infoSurface: 'var(--foyer-info-surface)',
    success: 'var(--foyer-success)',
    successSurface: 'var(--foyer-success-surface)',
    warning: 'var(--foyer-warning)',
    warningSurface: 'var(--foyer-warning-surface)',
    danger: 'var(--foyer-danger)',
    dangerSurface: 'var(--foyer-danger-surface)',
    focus: 'var(--foyer-focus)',
  } satisfies Record<keyof ThemeColors, string>,
  /** Colours that no theme changes: codes must scan, and a photo to crop is dimmed. */
  fixed: {
    codeLight: 'var(--foyer-code-light)',
    codeDark: 'var(--foyer-code-dark)',
    onArt: 'var(--foyer-on-art)',
    scrim: 'var(--foyer-scrim)',
    backdrop: 'var(--foyer-backdrop)',
  },
  space: spaces,
  radius: {
    small: 'var(--foyer-radius-small)',
    medium: 'var(--foyer-radius-medium)',
    large: 'var(--foyer-radius-large)',
    pill: '999px',
  },
  font: {
    display: 'var(--foyer-font-display)',
    text: 'var(--foyer-font-text)',
  },
  /** Type sizes in rem; display sizes grow with the window between 320 and 1440 px. */
  text: {
    caption: '0.8125rem',
    small: '0.875rem',
    body: '1rem',
    large: '1.125rem',
    title: 'clamp(1.25rem, 1.17rem + 0.36vw, 1.5rem)',
    heading: 'clamp(1.625rem, 1.45rem + 0.9vw, 2.25rem)',
    display: 'clamp(2.125rem, 1.6rem + 2.4vw, 3.75rem)',
    hero: 'clamp(2.5rem, 1.5rem + 5vw, 6rem)',
  },
  /** Durations [I9.06]; zero with reduced motion, so that styles need no second rule. */
  motion: {
    transition: 'var(--foyer-motion-transition)',
    fade: 'var(--foyer-motion-fade)',
    fadeLong: 'var(--foyer-motion-fade-long)',
    fadeLongest: 'var(--foyer-motion-fade-longest)',
    ease: 'cubic-bezier(0.2, 0, 0, 1)',
  },
  shadow: { overlay: '0 16px 48px rgba(0, 0, 0, 0.36)' },
  /** Fixed sizes [I9.06]. */
  size: {
    target: '44px',
    /** Control in a dense row, for a mouse; a finger needs `target`. */
    compact: '36px',
    header: '70px',
    dialog: '500px',
    drawer: '420px',
    footerPadding: '32px',
    dropdown: '208px',
    /** Wide windows get wider pages, up to 1680 px. */
    page: 'clamp(1280px, 86vw, 1680px)',
    measure: '68ch',
  },
  layer: { sticky: 10, header: 20, overlay: 100, toast: 200, tooltip: 300 },
  media: {
    tablet: `@media (min-width: ${breakpoints.tablet}px)`,
    belowTablet: `@media (max-width: ${breakpoints.tablet - 0.02}px)`,
    desktop: `@media (min-width: ${breakpoints.desktop}px)`,
    wide: `@media (min-width: ${breakpoints.wide}px)`,
    touch: '@media (pointer: coarse)',
    reducedMotion: '@media (prefers-reduced-motion: reduce)',
    forcedColors: '@media (forced-colors: active)',
    print: '@media print',
  },
} as const;
