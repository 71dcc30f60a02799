import { css, type SerializedStyles } from '@emotion/react';
import { theme } from '../theme/theme.ts';

/** Meaning of a message; never shown by colour alone. */
export type Tone = 'info' | 'success' | 'warning' | 'danger';

const { color } = theme;

export const toneSurface: Record<Tone, SerializedStyles> = {
  info: css({ background: color.infoSurface, borderColor: color.info }),
  success: css({ background: color.successSurface, borderColor: color.success }),
  warning: css({ background: color.warningSurface, borderColor: color.warning }),
  danger: css({ background: color.dangerSurface, borderColor: color.danger }),
};

export const toneText: Record<Tone, SerializedStyles> = {
  info: css({ color: color.info }),
  success: css({ color: color.success }),
  warning: css({ color: color.warning }),
  danger: css({ color: color.danger }),
};
