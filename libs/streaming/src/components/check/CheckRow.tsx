import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Badge, LiveRegion, theme } from '@foyer/ui-kit';

export type CheckResult = 'good' | 'fair' | 'bad' | 'open';

export interface CheckRowProps {
  name: string;
  result: CheckResult;
  /** What was found, and what to do. */
  text: string;
  action?: ReactNode;
}

const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${theme.space[1]} ${theme.space[3]}`,
  paddingBlock: theme.space[3],
  borderBlockStart: `1px solid ${theme.color.border}`,
});
const words = css({ gridColumn: '1 / -1', color: theme.color.contentMuted, overflowWrap: 'anywhere' });
const act = css({ gridColumn: '1 / -1', justifySelf: 'start' });
const tones = { good: 'success', fair: 'warning', bad: 'danger', open: 'neutral' } as const;
const marks = { good: '✓', fair: '!', bad: '✕', open: '…' } as const;

/** A point of the checklist: its result is also told in words. */
export function CheckRow({ name, result, text, action }: CheckRowProps) {
  return (
    <li css={row}>
      <span aria-hidden>
        <Badge tone={tones[result]}>{marks[result]}</Badge>
      </span>
      <strong>{name}</strong>
      <LiveRegion css={words}>{text}</LiveRegion>
      {action && <div css={act}>{action}</div>}
    </li>
  );
}
