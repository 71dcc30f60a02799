import createOriginalCache, { type EmotionCache, type Options } from 'emotion-cache-original';
import { prefixer } from 'stylis';
import { createStyleFallbacks } from './styleFallbacks.ts';
import { styleGifts } from './styleGifts.ts';

/**
 * Stands in for `@emotion/cache` in the legacy build: every style of every component goes through the fallbacks, and no
 * component knows of it.
 */
const createCache = (options: Options): EmotionCache =>
  createOriginalCache({ ...options, stylisPlugins: [createStyleFallbacks(styleGifts()), prefixer] });

// eslint-disable-next-line no-restricted-syntax -- it has the shape of the package that it stands in for
export default createCache;
