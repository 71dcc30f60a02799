import { createContext, useContext, type ReactNode } from 'react';
import { deviceClock, type Clock } from './clock.ts';

const ClockContext = createContext<Clock>(deviceClock);

/** Provides the server's clock to countdowns: `now` is the device clock corrected by the measured offset. */
export function ClockProvider({ now, children }: { now: Clock; children: ReactNode }) {
  return <ClockContext value={now}>{children}</ClockContext>;
}

/** Returns the current clock; the device's own without a provider. */
export const useClock = (): Clock => useContext(ClockContext);
