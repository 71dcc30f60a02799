import { themes } from '../../libs/ui-kit/src/theme/themes.ts';

const { dark, light } = themes;
const ground = (selector, { tone, colors }) =>
  `${selector}{background:${colors.background};color-scheme:${tone}}`;

const style = [
  ground('html', dark),
  `@media (prefers-color-scheme:light){${ground('html', light)}}`,
  ground('html[data-theme=dark]', dark),
  ground('html[data-theme=light]', light),
].join('');

/** The key is the one that the theme toggle of the shell writes. */
const script =
  "try{const t=localStorage.getItem('foyer-theme');if(t==='dark'||t==='light')document.documentElement.dataset.theme=t}catch{}";

/**
 * The ground of our own site before any script came: the chosen tone, else the system's, so that a dark page does not
 * begin with a white one.
 */
export const firstPaintTags = [
  `<style nonce="%NONCE%">${style}</style>`,
  `<script nonce="%NONCE%">${script}</script>`,
];
