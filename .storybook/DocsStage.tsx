import { Global } from '@emotion/react';
import { showTheme, ThemeRoot } from '@foyer/ui-kit';
import { fontFaces } from '@foyer/ui-kit/fonts';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useMemo, useSyncExternalStore, type PropsWithChildren } from 'react';
import { auroraTheme } from '../libs/ui-kit/src/testing/auroraTheme.ts';
import { docsStyles } from './docsStyles.ts';
import { docsTheme } from './docsTheme.ts';
import { showReducedMotion } from './reducedMotion.ts';
import { currentGlobals, watchGlobals } from './shownGlobals.ts';

/** Docs page in the toolbar's theme, so that text about colours matches what is shown. */
export function DocsStage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme, motion } = useSyncExternalStore(watchGlobals, currentGlobals);
  const look = useMemo(() => docsTheme(theme), [theme]);
  useLayoutEffect(() => {
    showTheme(theme);
    showReducedMotion(motion === 'reduced');
    document.documentElement.lang = 'en-US';
  }, [theme, motion]);
  return (
    <ThemeRoot fonts={fontFaces} custom={auroraTheme}>
      <Global styles={docsStyles} />
      <DocsContainer context={context} theme={look}>
        {children}
      </DocsContainer>
    </ThemeRoot>
  );
}
