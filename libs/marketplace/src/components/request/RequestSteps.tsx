import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { theme } from '@foyer/ui-kit';

const steps = css({ listStyle: 'none', display: 'grid' });
/** Draws a line from each step to the next. */
const step = css({
  position: 'relative',
  paddingInlineStart: theme.space[8],
  paddingBlockEnd: theme.space[5],
  '&::before': {
    content: "''",
    position: 'absolute',
    top: '7px',
    insetInlineStart: 0,
    width: '12px',
    height: '12px',
    borderRadius: '50%',
    border: `2px solid ${theme.color.accentText}`,
    background: theme.color.surface1,
  },
  '&:not(:last-child)::after': {
    content: "''",
    position: 'absolute',
    top: '23px',
    bottom: '-3px',
    insetInlineStart: '7px',
    borderInlineStart: `2px solid ${theme.color.borderStrong}`,
  },
  '&:last-child': { paddingBlockEnd: 0 },
});
const name = css({ fontWeight: 600 });
const muted = css({ color: theme.color.contentMuted });

/** Timeline of a way, such as close, results and payment. */
export const RequestSteps = ({ children }: { children: ReactNode }) => <ol css={steps}>{children}</ol>;

/** Step of the timeline: name, time and explanation. */
export const RequestStep = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <li css={step}>
    <p css={name}>{title}</p>
    <p css={muted}>{children}</p>
  </li>
);
