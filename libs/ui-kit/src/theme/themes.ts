import type { ThemeBody, ThemeColors, ThemeName, ThemeTokens } from './themeTokens.ts';

const statusOnDark = {
  info: '#86cfe0',
  infoSurface: '#17323d',
  success: '#86d6a6',
  successSurface: '#16352a',
  warning: '#f5a673',
  warningSurface: '#432414',
  danger: '#ff9c93',
  dangerSurface: '#4a1a20',
} satisfies Partial<ThemeColors>;

const statusOnLight = {
  info: '#0f5d70',
  infoSurface: '#d9ecef',
  success: '#1d6440',
  successSurface: '#dcedde',
  warning: '#96400b',
  warningSurface: '#fae3d0',
  danger: '#a51e2d',
  dangerSurface: '#fadedb',
} satisfies Partial<ThemeColors>;

const foyerBody: ThemeBody = { corners: 'soft', headings: 'display' };
const clientBody: ThemeBody = { corners: 'sharp', headings: 'text' };

/** Aubergine ink and brass: the room before the performance. */
const dark: ThemeTokens = {
  tone: 'dark',
  body: foyerBody,
  colors: {
    background: '#180f1f',
    surface1: '#22172b',
    surface2: '#2d2038',
    surface3: '#3a2b47',
    border: '#443352',
    borderStrong: '#8d7c9b',
    content: '#f7f0e6',
    contentMuted: '#bfb1c8',
    accent: '#dca94a',
    accentHover: '#ebbf6b',
    accentContent: '#1c1024',
    accentText: '#e6b75c',
    focus: '#9fdcea',
    ...statusOnDark,
  },
};

/** The same ink on warm paper. */
const light: ThemeTokens = {
  tone: 'light',
  body: foyerBody,
  colors: {
    background: '#f5eee2',
    surface1: '#fffaf2',
    surface2: '#ece2d2',
    surface3: '#e1d4c0',
    border: '#d8cab5',
    borderStrong: '#857565',
    content: '#22142b',
    contentMuted: '#5e4e66',
    accent: '#e4a93c',
    accentHover: '#efbd5e',
    accentContent: '#1c1024',
    accentText: '#855000',
    focus: '#0f5d70',
    ...statusOnLight,
  },
};

/** Neutral base for an organiser's own accent. */
const clientDark: ThemeTokens = {
  tone: 'dark',
  body: clientBody,
  colors: {
    background: '#0f1317',
    surface1: '#181d23',
    surface2: '#222932',
    surface3: '#2e3742',
    border: '#36404c',
    borderStrong: '#7f8b99',
    content: '#f3f6f9',
    contentMuted: '#b0bac5',
    accent: '#8fb8ff',
    accentHover: '#b0cdff',
    accentContent: '#0a1526',
    accentText: '#9cc0ff',
    focus: '#b0cdff',
    ...statusOnDark,
  },
};

const clientLight: ThemeTokens = {
  tone: 'light',
  body: clientBody,
  colors: {
    background: '#f6f7f9',
    surface1: '#ffffff',
    surface2: '#e9edf1',
    surface3: '#dbe1e8',
    border: '#cfd6de',
    borderStrong: '#6f7b88',
    content: '#14181d',
    contentMuted: '#4c5661',
    accent: '#1d4fd7',
    accentHover: '#153fb2',
    accentContent: '#ffffff',
    accentText: '#1a47c4',
    focus: '#1d4fd7',
    ...statusOnLight,
  },
};

/** The four themes of the specification [I3.29]. */
export const themes: Readonly<Record<ThemeName, ThemeTokens>> = { dark, light, clientDark, clientLight };
