import { css } from '@emotion/react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { buttonBase, buttonVariants } from '../../actions/buttonStyles.ts';
import { MinusIcon, PlusIcon } from '../../icons/Icons.tsx';
import { visuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { useUiTexts } from '../../texts/UiTexts.tsx';
import { theme } from '../../theme/theme.ts';

export interface QuantityStepperProps {
  /** Name of what is counted, such as "Passes". */
  label: ReactNode;
  hideLabel?: boolean;
  value: number;
  onValueChange: (value: number) => void;
  min?: number;
  max?: number;
  /** Why there can't be more; shown at the maximum. */
  limitReason?: ReactNode;
  disabled?: boolean;
}

const group = css({ display: 'inline-grid', gap: theme.space[1] });
const row = css({ display: 'inline-flex', alignItems: 'center', gap: theme.space[1] });
const title = css({ fontSize: theme.text.small, fontWeight: 600 });
const step = css({
  width: theme.size.target,
  height: theme.size.target,
  padding: 0,
  borderRadius: theme.radius.pill,
});
const number = css({
  minWidth: '3ch',
  fontFamily: theme.font.display,
  fontSize: theme.text.large,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});
const reason = css({ fontSize: theme.text.small, color: theme.color.contentMuted });

/** Small number with buttons to add and remove one. */
export function QuantityStepper({
  label,
  hideLabel = false,
  value,
  onValueChange,
  min = 1,
  max = Number.MAX_SAFE_INTEGER,
  limitReason,
  disabled = false,
}: QuantityStepperProps) {
  const id = useId();
  const texts = useUiTexts();
  const atMost = value >= max;
  // An address changes in a transition: quick presses come before its render, and count on from each other.
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  const change = (by: number): void => {
    const { current } = latest;
    if (disabled || (by > 0 ? current >= max : current <= min)) return;
    latest.current = Math.min(max, Math.max(min, current + by));
    onValueChange(latest.current);
  };
  return (
    <div role="group" aria-labelledby={id} css={group}>
      <span id={id} css={[title, hideLabel && visuallyHidden]}>
        {label}
      </span>
      <span css={row}>
        <button
          type="button"
          css={[buttonBase, buttonVariants.unselected, step]}
          aria-label={texts.decrease}
          aria-disabled={value <= min || disabled || undefined}
          onClick={() => change(-1)}
        >
          <MinusIcon />
        </button>
        <output css={number} aria-live="polite">
          {value}
        </output>
        <button
          type="button"
          css={[buttonBase, buttonVariants.unselected, step]}
          aria-label={texts.increase}
          aria-disabled={atMost || disabled || undefined}
          onClick={() => change(1)}
        >
          <PlusIcon />
        </button>
      </span>
      {atMost && limitReason && (
        <span css={reason} role="status">
          {limitReason}
        </span>
      )}
    </div>
  );
}
