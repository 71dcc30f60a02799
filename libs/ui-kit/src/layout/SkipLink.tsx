import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { theme } from '../theme/theme.ts';

const skipLink = css({
  position: 'fixed',
  top: theme.space[2],
  insetInlineStart: theme.space[2],
  zIndex: theme.layer.tooltip,
  padding: `${theme.space[3]} ${theme.space[5]}`,
  borderRadius: theme.radius.medium,
  background: theme.color.content,
  color: theme.color.background,
  fontWeight: 600,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
});

/** First tab stop: skips header and navigation to `targetId`. */
export function SkipLink({ targetId, children }: { targetId: string; children: ReactNode }) {
  return (
    <a css={skipLink} href={`#${targetId}`}>
      {children}
    </a>
  );
}
