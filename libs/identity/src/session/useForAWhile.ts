import { useCallback, useEffect, useState } from 'react';
import { useDeployment } from '@foyer/api-client/shell';

/** Until the deployment says otherwise [I9.03]. */
const usualResetMs = 5_000;

/** A status that goes back by itself after the reset time-out, as that of a link sent again does [I4.06, I9.03]. */
export function useForAWhile(): [isShown: boolean, show: () => void] {
  const resetMs = useDeployment()?.resetMs ?? usualResetMs;
  const [times, setTimes] = useState(0);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(() => setShown(false), resetMs);
    return () => clearTimeout(timer);
  }, [isShown, times, resetMs]);
  const show = useCallback(() => {
    setTimes((before) => before + 1);
    setShown(true);
  }, []);
  return [isShown, show];
}
