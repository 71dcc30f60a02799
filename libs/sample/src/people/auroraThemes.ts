import type { CatalogueTheme } from '@foyer/catalogue';

/** Round and plain, in contrast to the product's own site. */
const body: CatalogueTheme['body'] = { corners: 'round', headings: 'text' };

/** Dark theme: night over water, and aurora green. */
export const auroraDark: CatalogueTheme = {
  tone: 'dark',
  colors: {
    background: '#04131c',
    surface1: '#0a2130',
    surface2: '#123043',
    surface3: '#1b4058',
    border: '#27495c',
    borderStrong: '#7fa6b0',
    content: '#effcf7',
    contentMuted: '#a6c3c4',
    accent: '#2fe6a7',
    accentHover: '#6bf2c3',
    accentContent: '#032018',
    accentText: '#2fe6a7',
    focus: '#7aa8ff',
  },
  body,
};

/** Light theme: the morning after. */
export const auroraLight: CatalogueTheme = {
  tone: 'light',
  colors: {
    background: '#f3fbf8',
    surface1: '#ffffff',
    surface2: '#e4f4ee',
    surface3: '#d3e9e0',
    border: '#b6d3cb',
    borderStrong: '#4f7a72',
    content: '#04202b',
    contentMuted: '#41616a',
    accent: '#00694a',
    accentHover: '#004d36',
    accentContent: '#f2fffa',
    accentText: '#00694a',
    focus: '#2447a8',
  },
  body,
};
