import { fontFaces } from '../../libs/ui-kit/src/fonts.ts';
import { colorVariables } from '../../libs/ui-kit/src/theme/themeStyles.ts';
import { themes } from '../../libs/ui-kit/src/theme/themes.ts';

/** Colours of the first view that the server writes into the page. */
const shown = [
  'background',
  'surface1',
  'surface2',
  'surface3',
  'border',
  'content',
  'contentMuted',
  'accent',
  'accentText',
  'danger',
  'dangerSurface',
];

const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const css = (rules) =>
  Object.entries(rules)
    .map(([name, value]) => `${name.startsWith('--') ? name : kebab(name)}:${value}`)
    .join(';');

const { dark, light } = themes;
const ground = (selector, { tone, colors }) => {
  const ofView = Object.fromEntries(shown.map((name) => [name, colors[name]]));
  return `${selector}{background:${colors.background};${css(colorVariables({ tone, colors: ofView }))}}`;
};

// The chosen tone is more specific than the system's.
const grounds = [
  ground('html,html[data-theme=dark]', dark),
  `@media (prefers-color-scheme:light){${ground('html', light)}}`,
  ground('html[data-theme=light]', light),
].join('');

/** Declares a font as the kit does, under the address that webpack gave its file. */
function fontRule({ '@font-face': face }, addressOf) {
  const src = face.src.replace(/url\("[^"]*\/([^"/]+)\.woff2"\)/, (_url, name) => `url(${addressOf(name)})`);
  return `@font-face{${css({ ...face, src })}}`;
}

/** Uses the storage key of the shell's theme toggle. */
const script =
  "try{const t=localStorage.getItem('foyer-theme');if(t==='dark'||t==='light')document.documentElement.dataset.theme=t}catch{}";

/**
 * Colours and fonts of the main site before any script: the chosen tone, otherwise the system's, so that a dark page
 * does not start white, and the first view looks like the page.
 * @param addressOf returns the address of a font by the name of its file
 */
export const firstPaintTags = (addressOf) => [
  `<style nonce="%NONCE%">${grounds}${fontFaces.map((face) => fontRule(face, addressOf)).join('')}</style>`,
  `<script nonce="%NONCE%">${script}</script>`,
];
