import { useId, type ReactNode } from 'react';
import { FieldFrame } from '../FieldFrame.tsx';
import {
  sliderBars,
  sliderChosen,
  sliderEnds,
  sliderInput,
  sliderLine,
  sliderTrack,
  thumbOnly,
} from './sliderStyles.ts';

export type Range = readonly [from: number, to: number];

export interface RangeFilterProps {
  label: ReactNode;
  /** Accessible names of the two thumbs, such as "Lowest price". */
  fromLabel: string;
  toLabel: string;
  min: number;
  max: number;
  step?: number;
  value: Range;
  /** Called while a thumb moves. */
  onValueChange: (value: Range) => void;
  /** Formats a value for display and for screen readers. */
  format: (value: number) => string;
  /** How much there is in equal parts of the range, as heights of bars from 0 to 1, drawn above the track. */
  bars?: readonly number[] | undefined;
}

/** Range by two native sliders, so that keyboard, touch and screen readers work. */
export function RangeFilter(props: RangeFilterProps) {
  const { label, fromLabel, toLabel, min, max, step = 1, value, onValueChange, format, bars } = props;
  const id = useId();
  const [from, to] = value;
  const share = (amount: number): number => (max > min ? ((amount - min) / (max - min)) * 100 : 0);
  const common = { type: 'range', min, max, step, css: [sliderInput, thumbOnly] } as const;
  return (
    <FieldFrame id={id} group label={label}>
      {bars && (
        <div css={sliderBars} aria-hidden>
          {bars.map((bar, at) => {
            const middle = ((at + 0.5) / bars.length) * 100;
            const isChosen = middle >= share(from) && middle <= share(to);
            // What is scarce stays in sight.
            const height = bar > 0 ? `${Math.max(8, bar * 100)}%` : 0;
            return <span key={at} data-chosen={isChosen || undefined} style={{ height }} />;
          })}
        </div>
      )}
      <div css={sliderTrack}>
        <span css={sliderLine} aria-hidden>
          <span
            css={sliderChosen}
            style={{ insetInlineStart: `${share(from)}%`, insetInlineEnd: `${100 - share(to)}%` }}
          />
        </span>
        <input
          {...common}
          aria-label={fromLabel}
          aria-valuetext={format(from)}
          value={from}
          // Near the end the lower thumb must stay on top, or neither could be moved.
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
      <div css={sliderEnds} aria-hidden>
        <span>{format(from)}</span>
        <span>{format(to)}</span>
      </div>
    </FieldFrame>
  );
}
