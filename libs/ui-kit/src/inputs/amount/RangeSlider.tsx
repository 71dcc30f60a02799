import { css } from '@emotion/react';
import { useId, type FocusEvent } from 'react';
import { theme } from '../../theme/theme.ts';
import { describe, FieldFrame, type FieldTexts } from '../FieldFrame.tsx';
import { sliderChosen, sliderEnds, sliderInput, sliderLine, sliderTrack } from './sliderStyles.ts';

export interface RangeSliderProps extends FieldTexts {
  value: number;
  /** Called while the thumb moves. */
  onValueChange: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  /** Formats a value for display and for screen readers. */
  format?: (value: number) => string;
  name?: string;
  disabled?: boolean;
  onFocus?: (event: FocusEvent) => void;
  onBlur?: (event: FocusEvent) => void;
}

const chosenValue = css({ fontWeight: 600, color: theme.color.content });

/** Number on a scale, by a native slider. */
export function RangeSlider(props: RangeSliderProps) {
  const { value, onValueChange, min, max, step = 1, format = String, name, disabled, ...rest } = props;
  const { onFocus, onBlur, ...frame } = rest;
  const id = useId();
  const share = max > min ? ((value - min) / (max - min)) * 100 : 0;
  return (
    <FieldFrame id={id} {...frame} {...(name ? { name } : {})}>
      <div css={sliderTrack}>
        <span css={sliderLine} aria-hidden>
          <span css={sliderChosen} style={{ insetInlineStart: 0, insetInlineEnd: `${100 - share}%` }} />
        </span>
        <input
          type="range"
          id={id}
          {...(name ? { name } : {})}
          min={min}
          max={max}
          step={step}
          value={value}
          disabled={disabled}
          aria-valuetext={format(value)}
          onChange={(event) => onValueChange(event.target.valueAsNumber)}
          onFocus={onFocus}
          onBlur={onBlur}
          css={sliderInput}
          {...describe(id, frame)}
        />
      </div>
      <div css={sliderEnds} aria-hidden>
        <span>{format(min)}</span>
        <span css={chosenValue}>{format(value)}</span>
        <span>{format(max)}</span>
      </div>
    </FieldFrame>
  );
}
