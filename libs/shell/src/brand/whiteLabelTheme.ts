import type { ThemeColours, WhiteLabelConfig } from '@foyer/contract';
import {
  customTheme,
  decodeThemeOverrides,
  type ClientThemes,
  type ThemeOverrides,
  type ThemeRootProps,
  themes,
  type ThemeTokens,
} from '@foyer/ui-kit';
import { fontFaces } from '@foyer/ui-kit/fonts';
import { headerLookOf, type HeaderLook } from './headerLooks.ts';

const channelsOf = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Interpolates two `#rrggbb` colours; `share` 0 is the first, 1 the second. */
export function mixColors(from: string, to: string, share: number): string {
  const target = channelsOf(to);
  const mixed = channelsOf(from).map((value, index) =>
    Math.round(value + ((target[index] ?? value) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

type Tone = 'dark' | 'light';

/** Look of an app: its tone, if fixed, and the initial theme. */
export interface Look {
  readonly tone: Tone | undefined;
  readonly themeRoot: Pick<ThemeRootProps, 'defaults' | 'clients' | 'fonts'>;
  readonly header?: HeaderLook | undefined;
  /** Problem with the partner's configuration, and how it was handled. */
  readonly complaint?: string;
}

/** Mix of surface and text colour for tokens that a partner leaves out. */
const steps = { surface2: 0.06, surface3: 0.13, border: 0.2, borderStrong: 0.5, contentMuted: 0.7 } as const;

/** Tokens derived from other colours. */
const derivedTokens: readonly string[] = [...Object.keys(steps), 'accentText', 'focus'];

/** Maps a partner's few colours to theme tokens. */
function overridesOf(tone: Tone, colours: ThemeColours, body: ThemeOverrides['body'] = {}): ThemeOverrides {
  const { base, surface, content, accentSurface: accent, accentContent } = colours;
  const between = surface && content ? Object.entries(steps) : [];
  return {
    tone,
    body,
    colors: {
      ...(base ? { background: base } : {}),
      ...(surface ? { surface1: surface } : {}),
      ...(content ? { content } : {}),
      ...Object.fromEntries(
        between.map(([token, share]) => [token, mixColors(surface ?? '', content ?? '', share)]),
      ),
      ...(accent ? { accent, accentHover: accent, accentText: accent, focus: accent } : {}),
      ...(accentContent ? { accentContent } : {}),
    },
  };
}

interface Accepted {
  theme?: ThemeTokens;
  complaint?: string;
}

/** Passes a theme through the contrast gate [I3.29]: accepted, shifted or rejected. The gate loads on demand. */
async function acceptedTheme(overrides: ThemeOverrides, derived: readonly string[]): Promise<Accepted> {
  const checked = customTheme(overrides);
  if (checked.accepted) return { theme: checked.theme };
  const { mendTheme, themeOf } = await import('@foyer/ui-kit/contrast');
  const { theme, shifts, remaining } = mendTheme(overrides);
  if (remaining.length > 0) return { complaint: `${overrides.tone}: refused, ${JSON.stringify(remaining)}` };
  // Derived colours may be shifted silently; the partner's own may not.
  const said = shifts.filter(({ token }) => !derived.includes(token));
  return {
    theme: themeOf(theme),
    ...(said.length > 0 ? { complaint: `${overrides.tone}: shifted, ${JSON.stringify(said)}` } : {}),
  };
}

/** Returns the theme of a tone: the partner's encoded theme if readable, otherwise one from its few colours. */
async function themeOfTone(
  tone: Tone,
  { custom = [], ...colours }: WhiteLabelConfig['theme'],
  body: ThemeOverrides['body'],
): Promise<Accepted> {
  const plain = () =>
    acceptedTheme(
      overridesOf(tone, tone === 'dark' ? colours.clientDark : colours.clientLight, body),
      derivedTokens,
    );
  const own = custom.map(decodeThemeOverrides).find((each) => each?.tone === tone);
  if (!own) return plain();
  const accepted = await acceptedTheme(own, []);
  if (accepted.theme) return accepted;
  const { theme, complaint } = await plain();
  return {
    ...(theme ? { theme } : {}),
    complaint: [accepted.complaint, complaint].filter(Boolean).join('; '),
  };
}

/** Loads the font that a partner chose; the product's own stays if it is unknown or can't be loaded. */
async function fontOf({ font }: WhiteLabelConfig['theme']) {
  if (font === undefined) return {};
  const fonts = await import('@foyer/ui-kit/site-fonts').then(
    ({ siteFonts }) => siteFonts,
    () => undefined,
  );
  if (!fonts) return {};
  return Object.hasOwn(fonts, font) ? { font: fonts[font] } : { complaint: `unknown font ${font}` };
}

const ownLook: Look = { tone: undefined, themeRoot: {} };

/**
 * Builds the look of a partner's site [I3.26, I3.29]: colours, font and header, and with an encoded theme also corners
 * and headings.
 * Colours with too little contrast are shifted minimally; where that isn't enough, the default client theme is used, so
 * that a configuration error never makes a page unreadable. `body` is for themes that are not encoded.
 */
export async function whiteLabelTheme(
  config: Pick<WhiteLabelConfig, 'theme'> | undefined,
  body?: ThemeOverrides['body'],
): Promise<Look> {
  if (!config) return ownLook;
  const { tone, custom = [] } = config.theme;
  const { font, complaint } = await fontOf(config.theme);
  // A chosen font shows in headings, which client themes set in the face of texts.
  const headings = 'display' as const;
  const shape = font ? { headings, ...body } : body;
  const [dark, light] = await Promise.all([
    themeOfTone('dark', config.theme, shape),
    themeOfTone('light', config.theme, shape),
  ]);
  const clientOf = (name: 'clientDark' | 'clientLight', { theme }: Accepted): Partial<ClientThemes> => {
    if (!font) return theme ? { [name]: theme } : {};
    const own = theme ?? { ...themes[name], body: { ...themes[name].body, headings } };
    return { [name]: { ...own, faces: font.faces } };
  };
  const unreadable = custom.every(decodeThemeOverrides) ? undefined : 'an encoded theme is not readable';
  const complaints = [unreadable, dark.complaint, light.complaint, complaint].filter(
    (each) => each !== undefined,
  );
  return {
    tone: tone === 'auto' ? undefined : tone,
    themeRoot: {
      defaults: ['clientDark', 'clientLight'],
      clients: { ...clientOf('clientDark', dark), ...clientOf('clientLight', light) },
      ...(font ? { fonts: [...fontFaces, ...font.rules] } : {}),
    },
    header: headerLookOf(config.theme),
    ...(complaints.length > 0 ? { complaint: `The look of this site: ${complaints.join('; ')}` } : {}),
  };
}
