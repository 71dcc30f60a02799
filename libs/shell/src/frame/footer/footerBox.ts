import { css } from '@emotion/react';
import { theme } from '@foyer/ui-kit';

/** Box that reserves the footer's height while it loads. */
export const footerBox = css({
  marginTop: theme.space[16],
  minHeight: '168px',
  paddingBlock: theme.space[8],
  borderTop: `1px solid ${theme.color.border}`,
  color: theme.color.contentMuted,
  fontSize: theme.text.small,
});
