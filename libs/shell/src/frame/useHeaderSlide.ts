import { useEffect, useState } from 'react';

/** How often scrolling is looked at [I9.03]. */
const throttleMs = 100;
/** Above this the header always stands. */
const topPx = 140;

/** Whether the header is away: on the way down it leaves, on the way up it comes back [I2.22]. */
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
