import { css } from '@emotion/react';
import type { RefObject } from 'react';
import type { MapView } from '../../engine/events/engineEvents.ts';
import type { SeatMapTexts } from '../../texts/seatMapTexts.ts';

const corner = css`
  position: absolute;
  inset-inline-end: 6px;
  inset-block-end: 6px;
  display: flex;
  flex-direction: column;
  gap: 8px;
`;
/** A small map that leaves scrolling to the page is zoomed by a tap or two fingers: buttons would cover its sections. */
const besideFingers = css`
  @container (max-width: 480px) {
    display: none;
  }
`;
const button = css`
  display: grid;
  place-items: center;
  box-sizing: border-box;
  min-width: 44px;
  height: 44px;
  padding: 0;
  border: 1px solid var(--seat-map-outline);
  border-radius: 22px;
  background: var(--seat-map-surface);
  color: var(--seat-map-text);
  font: 600 0.9375rem var(--seat-map-font);
  cursor: pointer;
  transition: border-color 200ms;

  &:hover {
    border-color: var(--seat-map-text);
  }
  &:focus-visible {
    outline: 3px solid var(--seat-map-focus);
    outline-offset: 2px;
  }
  &[aria-disabled='true'] {
    border-color: var(--seat-map-outline);
    color: var(--seat-map-muted);
    cursor: default;
  }
`;
const atTopLeft = css`
  position: absolute;
  inset-inline-start: 12px;
  inset-block-start: 12px;
  grid-auto-flow: column;
  gap: 8px;
  padding: 0 16px 0 12px;
`;

interface MapControlsProps {
  readonly texts: SeatMapTexts;
  readonly view: MapView;
  /** Is set to the button that leads back to all sections, while there is one. */
  readonly back: RefObject<HTMLButtonElement | null>;
  readonly isCooperative: boolean;
  readonly onZoom: (factor: number) => void;
  readonly onAll: () => void;
}

/** Zoom buttons, for buyers without a wheel or two fingers. They keep their focus when they have no more to do. */
export function MapControls({ texts, view, back, isCooperative, onZoom, onAll }: MapControlsProps) {
  return (
    <>
      {!view.isWhole && (
        <button type="button" css={[button, atTopLeft]} ref={back} onClick={onAll}>
          <Icon path="M12 5l-6 6l6 6" />
          {texts.allSections}
        </button>
      )}
      <div css={[corner, isCooperative && besideFingers]}>
        <button
          type="button"
          css={button}
          aria-label={texts.zoomIn}
          aria-disabled={view.isClosest}
          onClick={() => onZoom(1.8)}
        >
          <Icon path="M11 4v14M4 11h14" />
        </button>
        <button
          type="button"
          css={button}
          aria-label={texts.zoomOut}
          aria-disabled={view.isWhole}
          onClick={() => onZoom(1 / 1.8)}
        >
          <Icon path="M4 11h14" />
        </button>
      </div>
    </>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true" focusable="false">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
