import { css } from '@emotion/react';

/** Paths of the canvas's price-level shapes, in a square of 20. */
export const levelPaths = [
  'M10 1a9 9 0 1 1 0 18a9 9 0 1 1 0-18',
  'M4 2h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2',
  'M10 0L20 10L10 20L0 10Z',
  'M10 1L20 18H0Z',
  'M10 0L19 5V15L10 20L1 15V5Z',
  'M6.5 0h7v6.5H20v7h-6.5V20h-7v-6.5H0v-7h6.5Z',
];

const mark = css`
  flex: none;
  overflow: visible;
`;

/** Shape and colour of a price level; the adjacent text explains it. */
export function LevelMark({ level, size = 14 }: { level: number; size?: number }) {
  return (
    <svg css={mark} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path
        d={levelPaths[level % levelPaths.length]}
        fill={`var(--seat-map-level${(level % levelPaths.length) + 1})`}
      />
    </svg>
  );
}
