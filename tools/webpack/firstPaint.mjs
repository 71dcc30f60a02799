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

/** Uses the storage key of the shell's theme toggle. */
const script =
  "try{const t=localStorage.getItem('foyer-theme');if(t==='dark'||t==='light')document.documentElement.dataset.theme=t}catch{}";

/**
 * Background of the main site before any script: the chosen tone, otherwise the system's, so that a dark page does not
 * start white.
 */
export const firstPaintTags = [
  `<style nonce="%NONCE%">${style}</style>`,
  `<script nonce="%NONCE%">${script}</script>`,
];
