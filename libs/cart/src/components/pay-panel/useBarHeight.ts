import { useEffect, useRef, useState, type RefObject } from 'react';

/** Height of a bar in pixels, measured again when its text or the window changes. */
export function useBarHeight(): { bar: RefObject<HTMLDivElement | null>; height: number } {
  const bar = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const { current } = bar;
    if (!current) return;
    const observer = new ResizeObserver(() => setHeight(current.offsetHeight));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { bar, height };
}
