import { css, keyframes } from '@emotion/react';
import { theme } from '../theme/theme.ts';
import { visuallyHidden } from '../layout/VisuallyHidden.tsx';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const spinner = css({
  display: 'inline-block',
  verticalAlign: 'middle',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: theme.radius.pill,
  [theme.media.forcedColors]: { borderInlineEndColor: 'Canvas' },
  animation: `${turn} 900ms linear infinite`,
  // A frozen spinner would look broken, so it is dimmed; the label names the activity.
  [theme.media.reducedMotion]: { animation: 'none', opacity: 0.7 },
});

export interface SpinnerProps {
  /** Size in pixels; 24 by default. */
  size?: number;
  /** Accessible label; decorative without it. */
  label?: string;
}

/** Short wait inside a control. Loading pages show skeletons. */
export function Spinner({ size = 24, label }: SpinnerProps) {
  return (
    <span {...(label ? { role: 'status' } : { 'aria-hidden': true })}>
      <span css={[spinner, { width: size, height: size }]} aria-hidden />
      {label && <span css={visuallyHidden}>{label}</span>}
    </span>
  );
}
