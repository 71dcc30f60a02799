import { css } from '@emotion/react';
import type { Point } from '../../view/camera.ts';

const tip = css`
  position: absolute;
  inset: 0 auto auto 0;
  box-sizing: border-box;
  max-width: min(260px, calc(50% - 14px));
  padding: 8px 12px;
  border: 1px solid var(--seat-map-outline);
  border-radius: 10px;
  background: var(--seat-map-surface);
  color: var(--seat-map-text);
  font-size: 0.875rem;
  line-height: 20px;
  font-variant-numeric: tabular-nums;
  pointer-events: none;
`;

/** Only where the map has room for it above or below the pointer. */
const view = css`
  display: block;
  width: 240px;
  max-width: 100%;
  aspect-ratio: 8 / 5;
  margin-bottom: 8px;
  border-radius: 4px;
  object-fit: cover;
  @container (max-height: 500px) {
    display: none;
  }
`;

interface SeatTipProps {
  readonly text: string;
  /** Address of a picture of what is seen from there. */
  readonly viewUrl: string | undefined;
  /** Position in pixels, relative to the map's top left corner. */
  readonly at: Point;
  readonly width: number;
}

/** Tooltip of the place under the pointer or of the keyboard: the view from there, and the text that screen readers announce. */
export function SeatTip({ text, viewUrl, at, width }: SeatTipProps) {
  const isRight = at.x > width / 2;
  const isLow = at.y > (viewUrl ? 250 : 120);
  const x = isRight ? `calc(${at.x - 14}px - 100%)` : `${at.x + 14}px`;
  const y = isLow ? `calc(${at.y - 14}px - 100%)` : `${at.y + 14}px`;
  return (
    <div css={tip} style={{ transform: `translate(${x}, ${y})` }} aria-hidden="true">
      {viewUrl && <img css={view} src={viewUrl} alt="" />}
      {text}
    </div>
  );
}
