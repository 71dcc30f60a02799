import { css } from '@emotion/react';
import { breakpoints, showTheme, theme, ThemeRoot, type ThemeChoice } from '@foyer/ui-kit';
import { fontFaces } from '@foyer/ui-kit/fonts';
import type { Decorator, Preview } from '@storybook/react-webpack5';
import { useLayoutEffect, type ReactNode } from 'react';
import { auroraTheme } from '../libs/ui-kit/src/testing/auroraTheme.ts';
import { DocsStage } from './DocsStage.tsx';
import { KitWords } from './KitWords.tsx';
import { showReducedMotion } from './reducedMotion.ts';
import { firstGlobals, followToolbar, type ShownGlobals } from './shownGlobals.ts';

followToolbar();

const Dressed = ({ locale, children }: { locale: string; children: ReactNode }) => (
  <ThemeRoot fonts={fontFaces} custom={auroraTheme}>
    <KitWords locale={locale}>{children}</KitWords>
  </ThemeRoot>
);

/** Story on a page of its own. A theme is switched by an attribute, so nothing reloads or remounts. */
function Stage({ theme: choice, locale, motion, children }: ShownGlobals & { children: ReactNode }) {
  useLayoutEffect(() => {
    showTheme(choice);
    showReducedMotion(motion === 'reduced');
    document.documentElement.lang = locale;
  }, [choice, locale, motion]);
  return <Dressed locale={locale}>{children}</Dressed>;
}

const ground = css({
  background: theme.color.background,
  color: theme.color.content,
  fontFamily: theme.font.text,
  fontSize: theme.text.body,
  lineHeight: 1.5,
});

/** Story embedded in a docs page, with its own theme and locale. */
const Island = ({
  choice,
  locale,
  children,
}: {
  choice: ThemeChoice;
  locale: string;
  children: ReactNode;
}) => (
  <div lang={locale} data-theme={choice} css={ground}>
    <Dressed locale={locale}>{children}</Dressed>
  </div>
);

const onStage: Decorator = (Story, { globals, viewMode }) => {
  const shown = { ...firstGlobals, ...globals };
  if (viewMode === 'docs') {
    return (
      <Island choice={shown.theme} locale={shown.locale}>
        <Story />
      </Island>
    );
  }
  return (
    <Stage {...shown}>
      <Story />
    </Stage>
  );
};

const width = (pixels: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${pixels}`,
  styles: { width: `${pixels}px`, height: '100%' },
  type,
});

const preview: Preview = {
  decorators: [onStage],
  initialGlobals: { ...firstGlobals },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'dark', title: 'Dark' },
          { value: 'light', title: 'Light' },
          { value: 'clientDark', title: 'Client dark' },
          { value: 'clientLight', title: 'Client light' },
          { value: 'custom', title: 'Custom (sample organiser)' },
        ],
        dynamicTitle: true,
      },
    },
    locale: {
      description: 'Locale',
      toolbar: {
        icon: 'globe',
        items: [
          'en-US',
          'en-CA',
          'fr-CA',
          'es-US',
          { value: 'en-XA', title: 'Pseudo (what is not in the texts)' },
        ],
        dynamicTitle: true,
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'accessibility',
        items: [
          { value: 'system', title: 'Motion as the system asks' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    docs: { container: DocsStage, toc: { headingSelector: 'h2' } },
    layout: 'padded',
    viewport: {
      options: {
        phone: width(breakpoints.phone, 'mobile'),
        phone375: width(375, 'mobile'),
        tablet: width(breakpoints.tablet, 'tablet'),
        desktop: width(breakpoints.desktop, 'desktop'),
        wide: width(breakpoints.wide, 'desktop'),
      },
    },
    options: {
      storySort: {
        order: [
          'Start here',
          'Foundations',
          [
            'Themes',
            'Colors',
            'Contrast',
            'Type',
            'Space and sizes',
            'Corners and shadow',
            'Motion',
            'Icons',
          ],
          'Components',
          [
            'Buttons and links',
            ['Guide', '*'],
            'Text inputs',
            ['Guide', '*'],
            'Choices',
            ['Guide', '*'],
            'Special inputs',
            ['Guide', '*'],
            'Forms',
            ['Guide', '*'],
            'Overlays',
            ['Guide', '*'],
            'Feedback',
            ['Guide', '*'],
            'Content',
            ['Guide', '*'],
            'Commerce',
            ['Guide', '*'],
            'Time',
            ['Guide', '*'],
          ],
          'Seat map',
          'Shell',
          'Identity',
          'Marketplace',
          'Cart',
          'My passes',
        ],
      },
    },
  },
};

export default preview;
