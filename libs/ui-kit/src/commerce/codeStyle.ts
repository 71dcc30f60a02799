import { css } from '@emotion/react';
import { theme } from '../theme/theme.ts';

/** Scanners need four light modules around the code. */
export const quietZone = 4;

/** Look of a code: a light ground and dark modules in every theme and in forced colours, as scanners need them. */
export const codeStyle = css({
  display: 'block',
  width: '100%',
  height: 'auto',
  background: theme.fixed.codeLight,
  fill: theme.fixed.codeDark,
  borderRadius: '12px',
  forcedColorAdjust: 'none',
});
