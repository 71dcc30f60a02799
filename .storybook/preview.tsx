import { showTheme, ThemeRoot, UiTextsProvider, type ThemeChoice } from '@foyer/ui-kit';
import { fontFaces } from '@foyer/ui-kit/fonts';
import type { Decorator, Preview } from '@storybook/react-webpack5';
import { useLayoutEffect, type ReactNode } from 'react';

function Stage({ theme, locale, children }: { theme: ThemeChoice; locale: string; children: ReactNode }) {
  useLayoutEffect(() => {
    showTheme(theme);
    document.documentElement.lang = locale;
  }, [theme, locale]);
  return (
    <ThemeRoot fonts={fontFaces}>
      <UiTextsProvider texts={{}}>{children}</UiTextsProvider>
    </ThemeRoot>
  );
}

const onStage: Decorator = (Story, { globals }) => (
  <Stage theme={globals['theme'] as ThemeChoice} locale={globals['locale'] as string}>
    <Story />
  </Stage>
);

const preview: Preview = {
  decorators: [onStage],
  initialGlobals: { theme: 'dark', locale: 'en-US' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        items: ['dark', 'light', 'clientDark', 'clientLight'],
        dynamicTitle: true,
      },
    },
    locale: {
      description: 'Locale',
      toolbar: { icon: 'globe', items: ['en-US', 'en-CA', 'fr-CA', 'es-US'], dynamicTitle: true },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    layout: 'padded',
  },
};

export default preview;
