import { useEffect, useState } from 'react';

/** Throttle of the scroll handler [I9.03]. */
const throttleMs = 100;
/** Scroll position above which the header always shows. */
const topPx = 140;

/** Tells whether the header is hidden: on scrolling down; scrolling up shows it [I2.22]. */
export function useHeaderSlide(): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      timer = undefined;
      const now = window.scrollY;
      setAway(now > topPx && now > last);
      last = now;
    };
    const onScroll = (): void => {
      timer ??= setTimeout(look, throttleMs);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      clearTimeout(timer);
    };
  }, []);
  return isAway;
}
