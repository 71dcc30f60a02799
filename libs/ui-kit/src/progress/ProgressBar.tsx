import { css, keyframes } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { theme } from '../theme/theme.ts';

export interface ProgressBarProps {
  /** Name of the process. */
  label: ReactNode;
  /** From 0 to 1; indeterminate when absent. */
  value?: number;
  /** Progress in words, such as "3 of 8". */
  text?: string;
}

const slide = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });
const words = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.space[3],
  marginBottom: theme.space[2],
  fontSize: theme.text.small,
  fontVariantNumeric: 'tabular-nums',
});
const track = css({
  position: 'relative',
  height: '8px',
  overflow: 'hidden',
  borderRadius: theme.radius.pill,
  background: theme.color.surface3,
  [theme.media.forcedColors]: { border: '1px solid' },
});
const bar = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  borderRadius: 'inherit',
  background: theme.color.accent,
  boxShadow: `inset 0 0 0 1px ${theme.color.accentText}`,
  transition: `width ${theme.motion.transition} ${theme.motion.ease}`,
  [theme.media.forcedColors]: { background: 'Highlight' },
});
const unknown = css({
  width: '40%',
  animation: `${slide} 1.4s ease-in-out infinite`,
  [theme.media.reducedMotion]: { animation: 'none', insetInlineStart: '30%' },
});

/** Progress of a long process. */
export function ProgressBar({ label, value, text }: ProgressBarProps) {
  const id = useId();
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value));
  const percent = share === undefined ? undefined : Math.round(share * 100);
  return (
    <div>
      <div css={words}>
        <span id={id}>{label}</span>
        {text && <span>{text}</span>}
      </div>
      <div
        css={track}
        role="progressbar"
        aria-labelledby={id}
        {...(percent === undefined
          ? {}
          : { 'aria-valuenow': percent, 'aria-valuemin': 0, 'aria-valuemax': 100 })}
        {...(text ? { 'aria-valuetext': text } : {})}
      >
        {percent === undefined ? (
          <span css={[bar, unknown]} />
        ) : (
          <span css={bar} style={{ width: `${percent}%` }} />
        )}
      </div>
    </div>
  );
}
