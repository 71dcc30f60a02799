import { css } from '@emotion/react';
import { levelStrokes } from '../../draw/levelPatterns.ts';
import { levelPaths } from '../LevelMark.tsx';

const SIDE = 20;
const TILE = 8;
const offsets = [0, TILE, 2 * TILE].flatMap((x) => [0, TILE, 2 * TILE].map((y) => [x, y] as const));

/** Returns the path of a pattern in the square of the swatch. */
const patternPath = (lines: readonly number[]): string =>
  offsets
    .map(([x, y]) => {
      const points = lines.map((value, at) => value + (at % 2 ? y : x));
      return points.map((value, at) => (at % 4 ? ` ${value}` : `M${value}`)).join('');
    })
    .join('');

const swatch = css`
  flex: none;
  border-radius: 4px;
  fill-opacity: var(--seat-map-ground);
  > path {
    stroke-opacity: var(--seat-map-pattern);
  }
  > path + path {
    fill-opacity: 1;
    stroke-opacity: 1;
    paint-order: stroke;
  }
`;

/** Price level as a section shows it, by colour and pattern, and in it as a seat shows it, by shape. */
export function LevelSwatch({ level }: { level: number }) {
  const at = level % levelStrokes.length;
  const colour = `var(--seat-map-level${at + 1})`;
  return (
    <svg
      css={swatch}
      width={SIDE}
      height={SIDE}
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect width={SIDE} height={SIDE} rx="4" fill={colour} stroke={colour} strokeWidth="3" />
      <path
        d={patternPath(levelStrokes[at]!)}
        stroke={colour}
        strokeWidth={at === 0 ? 1.8 : 1}
        strokeLinecap="round"
      />
      <path
        d={levelPaths[at]}
        transform="translate(4.5 4.5) scale(0.55)"
        fill={colour}
        stroke="var(--seat-map-background)"
        strokeWidth="7"
      />
    </svg>
  );
}
