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
  // Standing still it would look broken: it breathes no more, but the word beside it says what goes on.
  [theme.media.reducedMotion]: { animation: 'none', opacity: 0.7 },
});

export interface SpinnerProps {
  /** Pixels; 24 by default. */
  size?: number;
  /** What is going on, for those who listen; without it the spinner is decoration. */
  label?: string;
}

/** A small wait inside a control. A page that loads shows skeletons. */
export function Spinner({ size = 24, label }: SpinnerProps) {
  return (
    <span {...(label ? { role: 'status' } : { 'aria-hidden': true })}>
      <span css={[spinner, { width: size, height: size }]} aria-hidden />
      {label && <span css={visuallyHidden}>{label}</span>}
    </span>
  );
}
