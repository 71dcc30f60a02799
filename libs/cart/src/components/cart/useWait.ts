import { useCallback, useEffect, useRef, useState } from 'react';

/** Creates waits that resolve to false early when the component unmounts, and reports whether it has. */
export function useWait() {
  const [isWaiting, setWaiting] = useState(false);
  const hasLeft = useRef(false);
  const leave = useRef<(() => void) | undefined>(undefined);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
      leave.current?.();
    };
  }, []);
  const wait = useCallback(async (ms: number) => {
    // The page can be left while the call itself is under way.
    if (hasLeft.current) return false;
    setWaiting(true);
    const stayed = await new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(true), ms);
      leave.current = () => {
        clearTimeout(timer);
        resolve(false);
      };
    });
    setWaiting(false);
    return stayed;
  }, []);
  return { isWaiting, wait, hasLeft };
}
