import { css, type SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import { theme } from '../theme/theme.ts';

/** Sale states [C4.23]. */
export type PillState = 'upcoming' | 'openingSoon' | 'open' | 'endingSoon' | 'closed' | 'actionRequired';

export interface PillProps {
  state: PillState;
  /** State in words. */
  children: ReactNode;
}

const { color } = theme;
const pill = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[2],
  padding: '3px 10px',
  border: '1px solid',
  borderRadius: theme.radius.pill,
  fontSize: theme.text.caption,
  fontWeight: 600,
  lineHeight: 1.4,
});
const states: Record<PillState, SerializedStyles> = {
  upcoming: css({ background: color.surface2, borderColor: color.borderStrong, color: color.content }),
  openingSoon: css({ background: color.infoSurface, borderColor: color.info, color: color.info }),
  open: css({ background: color.successSurface, borderColor: color.success, color: color.success }),
  endingSoon: css({ background: color.warningSurface, borderColor: color.warning, color: color.warning }),
  closed: css({ background: 'transparent', borderColor: color.border, color: color.contentMuted }),
  actionRequired: css({ background: color.danger, borderColor: color.danger, color: color.background }),
};

const dot = css({
  flex: 'none',
  width: '8px',
  height: '8px',
  borderRadius: '50%',
  border: '2px solid currentColor',
});
const filledDot = css({
  background: 'currentColor',
  [theme.media.forcedColors]: { background: 'CanvasText' },
});
const halfDot = css({ background: 'linear-gradient(90deg, currentColor 50%, transparent 50%)' });
const bar = css({ width: '8px', borderTop: '2px solid currentColor' });
const bang = css({ fontWeight: 800, lineHeight: 1 });

/** Each state has a sign, so that colour is never the only difference. */
const signs: Record<PillState, SerializedStyles> = {
  upcoming: dot,
  openingSoon: css(dot, halfDot),
  open: css(dot, filledDot),
  endingSoon: css(dot, halfDot, { transform: 'scaleX(-1)' }),
  closed: bar,
  actionRequired: bang,
};

/** Sale state [C4.23], by word, sign and colour. */
export function Pill({ state, children }: PillProps) {
  return (
    <span css={[pill, states[state]]}>
      <span css={signs[state]} aria-hidden>
        {state === 'actionRequired' && '!'}
      </span>
      {children}
    </span>
  );
}
