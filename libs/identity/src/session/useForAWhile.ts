import { useCallback, useEffect, useState } from 'react';
import { useDeployment } from '@foyer/api-client/shell';

/** Default, until the configuration has loaded [I9.03]. */
const usualResetMs = 5_000;

/** Shows a status for the reset time-out, such as "sent" after a resend [I4.06, I9.03]. */
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
