import { css, keyframes } from '@emotion/react';
import { useEffect, useEffectEvent } from 'react';
import type { PageInput } from '../../gesture/pointerGestures.ts';
import type { SeatMapTexts } from '../../texts/seatMapTexts.ts';

/** Milliseconds for which the hint shows. */
const STAY_MS = 2_500;

const fade = keyframes`
  0%, 100% { opacity: 0; }
  10%, 85% { opacity: 1; }
`;
const hint = css`
  position: absolute;
  inset-block-start: 50%;
  inset-inline: 12px;
  display: flex;
  justify-content: center;
  pointer-events: none;
  transform: translateY(-50%);
  animation: ${fade} ${STAY_MS}ms both;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
const words = css`
  margin: 0;
  padding: 12px 18px;
  border: 1px solid var(--seat-map-outline);
  border-radius: 14px;
  background: var(--seat-map-surface);
  color: var(--seat-map-text);
  font-weight: 600;
  line-height: 1.35;
  text-align: center;
`;

/** Modifier key for zooming; Apple keyboards use ⌘. */
const modifierKey = (): string => (/^(Mac|iP)/.test(navigator.platform) ? '⌘' : 'Ctrl');

interface GestureHintProps {
  readonly texts: SeatMapTexts;
  readonly by: PageInput;
  readonly onDone: () => void;
}

/** Briefly shows how to move the map, after a wheel or a finger has scrolled the page. */
export function GestureHint({ texts, by, onDone }: GestureHintProps) {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const timer = setTimeout(() => done(), STAY_MS);
    return () => clearTimeout(timer);
  }, []);
  // Hidden from screen readers, whose users move the map with the keyboard.
  return (
    <div css={hint} aria-hidden="true">
      <p css={words}>{by === 'wheel' ? texts.wheelHint(modifierKey()) : texts.touchHint}</p>
    </div>
  );
}
