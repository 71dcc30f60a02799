import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { GlobalStyles, type GlobalStylesProps } from './GlobalStyles.tsx';

/**
 * The place where styles go. `nonce` is the one of the page's Content-Security-Policy; `container` is for a shadow root.
 * Make it once, outside React.
 */
export function createStyleCache({
  nonce,
  container,
}: { nonce?: string; container?: Node } = {}): EmotionCache {
  return createCache({ key: 'foyer', ...(nonce ? { nonce } : {}), ...(container ? { container } : {}) });
}

export interface ThemeRootProps extends GlobalStylesProps {
  /** From {@link createStyleCache}; without it styles carry no nonce. */
  cache?: EmotionCache;
  children: ReactNode;
}

/** Wraps an app: its style cache, the themes and the ground rules of the page. */
export function ThemeRoot({ cache, children, ...styles }: ThemeRootProps) {
  const content = (
    <>
      <GlobalStyles {...styles} />
      {children}
    </>
  );
  return cache ? <CacheProvider value={cache}>{content}</CacheProvider> : content;
}
