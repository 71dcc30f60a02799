import { css } from '@emotion/react';
import { LevelSwatch } from './LevelSwatch.tsx';

interface LevelButtonProps {
  level: number;
  /** Price or prices of the level. */
  text: string;
  /** Lowest and highest price of the level, in minor units. */
  range: readonly [number, number];
  /** What map and list show; absent or empty for all. */
  priceRange: readonly number[] | undefined;
  press: (range: readonly [number, number] | readonly []) => void;
}

/** Fills its entry of the legend, which has the same size before the button has loaded. */
const button = css`
  border: 0;
  padding: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
  svg {
    position: absolute;
    left: 12px;
    top: calc(50% - 10px);
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid var(--seat-map-outline);
    border-radius: 99px;
  }
  &:hover::after {
    border-color: var(--seat-map-text);
  }
  &[aria-pressed='true']::after {
    border: 2px solid var(--seat-map-text);
  }
  &:focus-visible {
    outline: none;
    &::after {
      outline: 2px solid var(--seat-map-focus);
      outline-offset: 2px;
    }
  }
`;

/** Price level of the legend: a press shows its seats and offers alone, another press all of them [C3.19c]. */
export function LevelButton({ level, text, range, priceRange, press }: LevelButtonProps) {
  const isPressed = priceRange?.join() === range.join();
  return (
    <button type="button" css={button} aria-pressed={isPressed} onClick={() => press(isPressed ? [] : range)}>
      <LevelSwatch level={level} />
      {text}
    </button>
  );
}
