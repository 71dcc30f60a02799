import { Global } from '@emotion/react';
import { useEffect, useState, type RefObject } from 'react';

export interface RoomAboveBarProps {
  /** Bar that sticks to the bottom of the window. */
  bar: RefObject<HTMLElement | null>;
}

/** Leaves room for the focus ring. */
const gapPx = 8;

/** Scrolls what takes focus clear of a bar at the bottom, however high its text makes it (WCAG 2.4.11). */
export function RoomAboveBar({ bar }: RoomAboveBarProps) {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const { current } = bar;
    if (!current) return;
    const observer = new ResizeObserver(() => setHeight(current.offsetHeight));
    observer.observe(current);
    return () => observer.disconnect();
  }, [bar]);
  return <Global styles={{ html: { scrollPaddingBottom: height + gapPx } }} />;
}
