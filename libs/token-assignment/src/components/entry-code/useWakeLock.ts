import { useEffect } from 'react';

/** Keeps the screen on while mounted. The browser drops the lock of a hidden page; it's taken again on return. */
export function useWakeLock(): void {
  useEffect(() => {
    // Older browsers have none, and no page of plain HTTP.
    const locks = 'wakeLock' in navigator ? navigator.wakeLock : undefined;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const take = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      // Refused where the battery is low: the code is shown all the same.
      const taken = await locks?.request('screen').catch(() => undefined);
      if (isOver) void taken?.release();
      else lock = taken;
    };
    const takeAgain = (): void => void take();
    takeAgain();
    document.addEventListener('visibilitychange', takeAgain);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', takeAgain);
      void lock?.release();
    };
  }, []);
}
