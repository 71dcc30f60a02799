import { create } from 'storybook/theming/create';
import { auroraTheme } from '../libs/ui-kit/src/testing/auroraTheme.ts';
import type { ThemeChoice } from '../libs/ui-kit/src/theme/activeTheme.ts';
import { themes } from '../libs/ui-kit/src/theme/themes.ts';
import type { ThemeTokens } from '../libs/ui-kit/src/theme/themeTokens.ts';

const tokensOf = (choice: ThemeChoice): ThemeTokens => (choice === 'custom' ? auroraTheme : themes[choice]);

/**
 * Builds the theme of Storybook's own interface from the tokens of the shown theme. The manager is bundled without the
 * kit's sources, so single files are imported.
 */
export function docsTheme(choice: ThemeChoice): ReturnType<typeof create> {
  const { tone, colors } = tokensOf(choice);
  return create({
    base: tone,
    brandTitle: 'Foyer',
    brandUrl: './?path=/docs/start-here--docs',
    brandTarget: '_self',
    fontBase: "'Instrument Sans Variable', system-ui, sans-serif",
    colorPrimary: colors.accent,
    colorSecondary: colors.accentText,
    appBg: colors.background,
    appContentBg: colors.background,
    appPreviewBg: colors.background,
    appBorderColor: colors.border,
    appBorderRadius: 10,
    textColor: colors.content,
    textMutedColor: colors.contentMuted,
    textInverseColor: colors.background,
    barBg: colors.surface1,
    barTextColor: colors.contentMuted,
    barHoverColor: colors.content,
    barSelectedColor: colors.accentText,
    buttonBg: colors.surface2,
    buttonBorder: colors.border,
    booleanBg: colors.surface2,
    booleanSelectedBg: colors.surface3,
    inputBg: colors.surface1,
    inputBorder: colors.borderStrong,
    inputTextColor: colors.content,
    inputBorderRadius: 6,
  });
}
