import type { ThemeColours, WhiteLabelConfig } from '@foyer/contract';
import { customTheme, type ThemeRootProps } from '@foyer/ui-kit';

/** How an app looks: its tone, where it is settled, and what the theme of the page starts with. */
export interface Look {
  readonly tone: 'dark' | 'light' | undefined;
  readonly themeRoot: Pick<ThemeRootProps, 'defaults' | 'custom'>;
}

const overridesOf = (tone: 'dark' | 'light', colours: ThemeColours) => ({
  tone,
  colors: {
    ...(colours.base ? { background: colours.base } : {}),
    ...(colours.surface ? { surface1: colours.surface } : {}),
    ...(colours.content ? { content: colours.content } : {}),
    ...(colours.accentSurface ? { accent: colours.accentSurface, accentHover: colours.accentSurface } : {}),
    ...(colours.accentContent ? { accentContent: colours.accentContent } : {}),
  },
});

const ownLook: Look = { tone: undefined, themeRoot: {} };

/**
 * The look of a partner's site [I3.26, I3.29]. Colours that do not reach their contrast are left out, and the client
 * theme as it is stands in: a partner's mistake must not make a page unreadable.
 */
export function whiteLabelTheme(config: WhiteLabelConfig | undefined): Look {
  if (!config) return ownLook;
  const tone = config.theme.tone === 'auto' ? undefined : config.theme.tone;
  const shown = tone ?? 'dark';
  const custom = customTheme(
    overridesOf(shown, shown === 'dark' ? config.theme.clientDark : config.theme.clientLight),
  );
  return {
    tone,
    themeRoot: {
      defaults: ['clientDark', 'clientLight'],
      ...(custom.accepted ? { custom: custom.theme } : {}),
    },
  };
}
