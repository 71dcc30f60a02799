import { useRef, type TouchEventHandler } from 'react';

/** Distance of a finger, in pixels, from which a movement is a swipe. */
const least = 48;

/** Returns touch handlers that call `onSwipe` with 1 for a swipe to the left (the next one) and -1 for one to the right. */
export function useSwipe(onSwipe: (step: 1 | -1) => void): {
  onTouchStart: TouchEventHandler;
  onTouchEnd: TouchEventHandler;
} {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches }) => {
      const touch = touches[0];
      // Two fingers enlarge the page.
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }) => {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const [across, along] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      start.current = undefined;
      if (Math.abs(across) >= least && Math.abs(across) > 2 * Math.abs(along)) onSwipe(across < 0 ? 1 : -1);
    },
  };
}
