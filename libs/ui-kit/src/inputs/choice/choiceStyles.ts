import { css } from '@emotion/react';
import { theme } from '../../theme/theme.ts';

const { color } = theme;

/** Row of a checkbox or radio button; all of it is clickable. */
export const choiceRow = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.space[3],
  minHeight: theme.size.target,
  paddingBlock: '10px',
  cursor: 'pointer',
});

export const choiceMark = css({
  flex: 'none',
  width: '22px',
  height: '22px',
  margin: '1px 0',
  appearance: 'none',
  border: `1.5px solid ${color.borderStrong}`,
  background: color.surface2,
  cursor: 'pointer',
  transition: `background-color ${theme.motion.fade}, border-color ${theme.motion.fade}`,
  '&:checked': { background: color.accent, borderColor: color.accentText },
  '&[aria-invalid="true"]': { borderColor: color.danger },
  '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  // In forced colours the native marks are clearest.
  [theme.media.forcedColors]: { appearance: 'auto' },
});

export const choiceDetail = css({
  display: 'block',
  fontSize: theme.text.small,
  color: color.contentMuted,
});
