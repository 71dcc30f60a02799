import type { ThemeColours, WhiteLabelConfig } from '@foyer/contract';
import {
  customTheme,
  decodeThemeOverrides,
  type ThemeOverrides,
  type ThemeRootProps,
  type ThemeTokens,
} from '@foyer/ui-kit';
import { mixColors } from './mixColors.ts';

type Tone = 'dark' | 'light';

/** How an app looks: its tone, where it is settled, and what the theme of the page starts with. */
export interface Look {
  readonly tone: Tone | undefined;
  readonly themeRoot: Pick<ThemeRootProps, 'defaults' | 'clients'>;
  /** What of the partner's colours could not be read, and what became of it. */
  readonly complaint?: string;
}

/** Steps from a partner's surface to its text: what a partner does not say follows from what it says. */
const steps = { surface2: 0.06, surface3: 0.13, border: 0.2, borderStrong: 0.5, contentMuted: 0.7 } as const;

/** What follows from other colours where a partner names only a few. */
const derivedTokens: readonly string[] = [...Object.keys(steps), 'accentText', 'focus'];

/** The tokens of the kit that a partner's few colours make. */
function overridesOf(tone: Tone, colours: ThemeColours): ThemeOverrides {
  const { base, surface, content, accentSurface: accent, accentContent } = colours;
  const between = surface && content ? Object.entries(steps) : [];
  return {
    tone,
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

/** The gate [I3.29]: as it is, with what can be shifted safely, or not at all. What it takes comes when it is needed. */
async function acceptedTheme(overrides: ThemeOverrides, derived: readonly string[]): Promise<Accepted> {
  const checked = customTheme(overrides);
  if (checked.accepted) return { theme: checked.theme };
  const { mendTheme, themeOf } = await import('@foyer/ui-kit/contrast');
  const { theme, shifts, remaining } = mendTheme(overrides);
  if (remaining.length > 0) return { complaint: `${overrides.tone}: refused, ${JSON.stringify(remaining)}` };
  // What follows from other colours may be shifted without a word; what the partner said may not.
  const said = shifts.filter(({ token }) => !derived.includes(token));
  return {
    theme: themeOf(theme),
    ...(said.length > 0 ? { complaint: `${overrides.tone}: shifted, ${JSON.stringify(said)}` } : {}),
  };
}

/** The encoded theme of a tone, where the partner has one that can be read; else what the partner's few colours make. */
async function themeOfTone(
  tone: Tone,
  { custom = [], ...colours }: WhiteLabelConfig['theme'],
): Promise<Accepted> {
  const plain = () =>
    acceptedTheme(
      overridesOf(tone, tone === 'dark' ? colours.clientDark : colours.clientLight),
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

const ownLook: Look = { tone: undefined, themeRoot: {} };

/**
 * The look of a partner's site [I3.26, I3.29]: colours, and with an encoded theme also corners and headings. Colours that do not reach their contrast are shifted as little as it takes;
 * where that does not help, the client theme as it is stands in: a partner's mistake must not make a page unreadable.
 */
export async function whiteLabelTheme(config: WhiteLabelConfig | undefined): Promise<Look> {
  if (!config) return ownLook;
  const { tone, custom = [] } = config.theme;
  const [dark, light] = await Promise.all([
    themeOfTone('dark', config.theme),
    themeOfTone('light', config.theme),
  ]);
  const unreadable = custom.every(decodeThemeOverrides) ? undefined : 'an encoded theme is not readable';
  const complaints = [unreadable, dark.complaint, light.complaint].filter((each) => each !== undefined);
  return {
    tone: tone === 'auto' ? undefined : tone,
    themeRoot: {
      defaults: ['clientDark', 'clientLight'],
      clients: {
        ...(dark.theme ? { clientDark: dark.theme } : {}),
        ...(light.theme ? { clientLight: light.theme } : {}),
      },
    },
    ...(complaints.length > 0 ? { complaint: `The colours of this site: ${complaints.join('; ')}` } : {}),
  };
}
