import { useCallback, useEffect, useRef, useState } from 'react';
import { createDevices, noDevices, type DevicesState } from './createDevices.ts';

type Devices = ReturnType<typeof createDevices>;

/** Camera and microphone while mounted; nothing is asked for before `ask`. */
export function useDevices() {
  const [state, setState] = useState<DevicesState>(noDevices);
  const devices = useRef<Devices>(undefined);
  useEffect(() => {
    const current = createDevices(setState);
    devices.current = current;
    return () => current.stop();
  }, []);
  return {
    ...state,
    ask: useCallback((): void => void devices.current?.ask(), []),
    choose: useCallback(
      (...choice: Parameters<Devices['choose']>): void => void devices.current?.choose(...choice),
      [],
    ),
  };
}
