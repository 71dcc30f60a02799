import { themes } from './themes.ts';
import type { ThemeBody, ThemeFaces, ThemeName, ThemeTokens } from './themeTokens.ts';

export type StyleBlock = Record<string, string>;

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const radii: Record<ThemeBody['corners'], readonly [small: string, medium: string, large: string]> = {
  sharp: ['2px', '4px', '6px'],
  soft: ['6px', '10px', '18px'],
  round: ['12px', '22px', '28px'],
};

/** Faces of the product, and of every theme without others. */
export const ownFaces: ThemeFaces = {
  display: "'Bricolage Grotesque Variable', 'Foyer Display Fallback', system-ui, sans-serif",
  text: "'Instrument Sans Variable', 'Foyer Text Fallback', system-ui, sans-serif",
};

/** Builds the colour variables of a theme; they can be set on any element. */
export const colorVariables = ({ tone, colors }: Pick<ThemeTokens, 'tone' | 'colors'>): StyleBlock => ({
  ...Object.fromEntries(Object.entries(colors).map(([name, value]) => [`--foyer-${kebab(name)}`, value])),
  colorScheme: tone,
});

/** Builds the CSS variables of a theme; they can be set on any element. */
export function themeVariables({ tone, colors, body, faces = ownFaces }: ThemeTokens): StyleBlock {
  const [small, medium, large] = radii[body.corners];
  return {
    ...colorVariables({ tone, colors }),
    '--foyer-radius-small': small,
    '--foyer-radius-medium': medium,
    '--foyer-radius-large': large,
    '--foyer-font-display': faces[body.headings],
    '--foyer-font-text': faces.text,
  };
}

/** Variables that no theme changes; motion stops with reduced motion. */
const fixedVariables: StyleBlock = {
  '--foyer-code-light': '#ffffff',
  '--foyer-code-dark': '#000000',
  '--foyer-on-art': '#fffaf2',
  '--foyer-scrim': 'rgba(20, 11, 26, 0.82)',
  '--foyer-backdrop': 'rgba(12, 6, 17, 0.64)',
  '--foyer-motion-transition': '300ms',
  '--foyer-motion-fade': '200ms',
  '--foyer-motion-fade-long': '1000ms',
  '--foyer-motion-fade-longest': '2000ms',
};

const stillVariables: StyleBlock = {
  '--foyer-motion-transition': '0ms',
  '--foyer-motion-fade': '0ms',
  '--foyer-motion-fade-long': '0ms',
  '--foyer-motion-fade-longest': '0ms',
};

type Rules = Record<string, StyleBlock | Record<string, StyleBlock>>;

/** A client's own themes in place of the kit's client themes [I3.29]. */
export type ClientThemes = Partial<Record<'clientDark' | 'clientLight', ThemeTokens>>;

/**
 * Builds the theme rules: dark by default, light where the system asks for it; `data-theme` overrides both. `custom`
 * matches `data-theme="custom"`, `clients` the names of the client themes.
 */
export function themeRules(
  pair: readonly [ThemeName, ThemeName],
  custom?: ThemeTokens,
  clients?: ClientThemes,
): Rules {
  const [first, second] = pair;
  const all: Readonly<Record<ThemeName, ThemeTokens>> = { ...themes, ...clients };
  const named = (Object.keys(all) as ThemeName[]).map(
    (name) => [`[data-theme='${name}']`, themeVariables(all[name])] as const,
  );
  return {
    ':root': { ...fixedVariables, ...themeVariables(all[first]) },
    '@media (prefers-color-scheme: light)': { ':root': themeVariables(all[second]) },
    ...Object.fromEntries(named),
    ...(custom ? { "[data-theme='custom']": themeVariables(custom) } : {}),
    '@media (prefers-reduced-motion: reduce)': { ':root': stillVariables },
  };
}
