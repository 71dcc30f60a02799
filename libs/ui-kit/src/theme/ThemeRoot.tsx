import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { GlobalStyles, type GlobalStylesProps } from './GlobalStyles.tsx';

/**
 * Creates the style cache. `nonce` is the page's Content Security Policy nonce; `container` is for a shadow root. Call
 * it once, outside React.
 */
export function createStyleCache({
  nonce,
  container,
}: { nonce?: string; container?: Node } = {}): EmotionCache {
  return createCache({ key: 'foyer', ...(nonce ? { nonce } : {}), ...(container ? { container } : {}) });
}

export interface ThemeRootProps extends GlobalStylesProps {
  /** From {@link createStyleCache}; styles carry no nonce without it. */
  cache?: EmotionCache;
  children: ReactNode;
}

/** Provides an app with its style cache, themes and base styles. */
export function ThemeRoot({ cache, children, ...styles }: ThemeRootProps) {
  const content = (
    <>
      <GlobalStyles {...styles} />
      {children}
    </>
  );
  return cache ? <CacheProvider value={cache}>{content}</CacheProvider> : content;
}
