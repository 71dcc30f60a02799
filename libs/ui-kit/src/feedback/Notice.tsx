import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { theme } from '../theme/theme.ts';
import { LiveRegion } from './LiveRegion.tsx';
import { ToneIcon } from './ToneIcon.tsx';
import { toneSurface, type Tone } from './toneStyles.ts';

export interface NoticeProps {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** Action beside the text. */
  action?: ReactNode;
}

const notice = css({
  display: 'flex',
  gap: theme.space[3],
  padding: theme.space[4],
  border: '1px solid',
  borderRadius: theme.radius.medium,
  color: theme.color.content,
});
const words = css({ flex: 1, minWidth: 0, display: 'grid', gap: theme.space[1], overflowWrap: 'anywhere' });
const strong = css({ fontWeight: 600 });
const actions = css({ marginTop: theme.space[2] });

/** Message in the place that it concerns: a changed price, an expired hold, a form's error. */
export function Notice({ tone = 'info', title, children, action }: NoticeProps) {
  const urgent = tone === 'danger' || tone === 'warning';
  return (
    <LiveRegion css={[notice, toneSurface[tone]]} urgent={urgent}>
      <ToneIcon tone={tone} />
      <div css={words}>
        {title && <p css={strong}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div css={actions}>{action}</div>}
      </div>
    </LiveRegion>
  );
}
