import { css } from '@emotion/react';
import { theme } from '../theme/theme.ts';

const width = '32px';
const toThe = (end: 'right' | 'left'): string =>
  `linear-gradient(to ${end}, #000 calc(100% - ${width}), #0000)`;

/**
 * For a row that scrolls sideways on phones: fades out at the edge. Padding after the last item keeps it out of the
 * fade at the end of the scroll.
 */
export const fadingEnd = css({
  [theme.media.belowTablet]: {
    maskImage: toThe('right'),
    paddingInlineEnd: width,
    "[dir='rtl'] &": { maskImage: toThe('left') },
    [theme.media.forcedColors]: { maskImage: 'none' },
  },
});
