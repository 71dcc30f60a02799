import createOriginalCache, { type EmotionCache, type Options } from 'emotion-cache-original';
import { prefixer } from 'stylis';
import { createStyleFallbacks } from './styleFallbacks.ts';
import { styleGifts } from './styleGifts.ts';

/**
 * Replaces `@emotion/cache` in the legacy build: every style of every component passes through the fallbacks, without
 * changes in the components.
 */
const createCache = (options: Options): EmotionCache =>
  createOriginalCache({ ...options, stylisPlugins: [createStyleFallbacks(styleGifts()), prefixer] });

// eslint-disable-next-line no-restricted-syntax -- it has the shape of the package that it replaces
export default createCache;
