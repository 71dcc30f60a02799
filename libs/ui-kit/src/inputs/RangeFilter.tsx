import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { theme } from '../theme/theme.ts';
import { FieldFrame } from './FieldFrame.tsx';

export type Range = readonly [from: number, to: number];

export interface RangeFilterProps {
  label: ReactNode;
  /** The names of the two thumbs for those who listen, as "Lowest price". */
  fromLabel: string;
  toLabel: string;
  min: number;
  max: number;
  step?: number;
  value: Range;
  /** While a thumb moves. */
  onValueChange: (value: Range) => void;
  /** A value in words: what is shown, and what is read. */
  format: (value: number) => string;
}

const { color } = theme;
const track = css({ position: 'relative', height: theme.size.target });
const line = css({
  position: 'absolute',
  insetInline: 0,
  top: '50%',
  height: '4px',
  marginTop: '-2px',
  borderRadius: theme.radius.pill,
  background: color.borderStrong,
});
const chosen = css({
  position: 'absolute',
  top: 0,
  bottom: 0,
  borderRadius: 'inherit',
  background: color.accent,
});
const thumb = {
  width: '28px',
  height: '28px',
  border: `3px solid ${color.background}`,
  borderRadius: '50%',
  background: color.accent,
  boxShadow: `0 0 0 1px ${color.accent}`,
  cursor: 'grab',
  pointerEvents: 'auto',
} as const;
const slider = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  appearance: 'none',
  background: 'transparent',
  // Two sliders lie over each other: only the thumbs take the pointer.
  pointerEvents: 'none',
  '&::-webkit-slider-runnable-track': { background: 'transparent' },
  '&::-moz-range-track': { background: 'transparent' },
  '&::-webkit-slider-thumb': { ...thumb, appearance: 'none' },
  '&::-moz-range-thumb': { ...thumb, boxSizing: 'border-box' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::-webkit-slider-thumb': { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
  '&:focus-visible::-moz-range-thumb': { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
});
const ends = css({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: theme.text.small,
  fontVariantNumeric: 'tabular-nums',
});

/** From … to …, by two of the system's own sliders: keyboard, touch and screen reader work as everywhere. */
export function RangeFilter(props: RangeFilterProps) {
  const { label, fromLabel, toLabel, min, max, step = 1, value, onValueChange, format } = props;
  const id = useId();
  const [from, to] = value;
  const share = (amount: number): number => (max > min ? ((amount - min) / (max - min)) * 100 : 0);
  const common = { type: 'range', min, max, step, css: slider } as const;
  return (
    <FieldFrame id={id} group label={label}>
      <div css={track}>
        <span css={line} aria-hidden>
          <span css={chosen} style={{ left: `${share(from)}%`, right: `${100 - share(to)}%` }} />
        </span>
        <input
          {...common}
          aria-label={fromLabel}
          aria-valuetext={format(from)}
          value={from}
          // At the right end the lower thumb must stay on top, or neither could be moved again.
          style={{ zIndex: share(from) > 50 ? 2 : 1 }}
          onChange={(event) => onValueChange([Math.min(event.target.valueAsNumber, to), to])}
        />
        <input
          {...common}
          aria-label={toLabel}
          aria-valuetext={format(to)}
          value={to}
          style={{ zIndex: 1 }}
          onChange={(event) => onValueChange([from, Math.max(event.target.valueAsNumber, from)])}
        />
      </div>
      <div css={ends} aria-hidden>
        <span>{format(from)}</span>
        <span>{format(to)}</span>
      </div>
    </FieldFrame>
  );
}
