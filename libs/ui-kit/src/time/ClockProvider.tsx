import { createContext, useContext, type ReactNode } from 'react';
import { deviceClock, type Clock } from './clock.ts';

const ClockContext = createContext<Clock>(deviceClock);

/** Lets countdowns run on the server's clock: `now` is the device's corrected by the offset that the answers show. */
export function ClockProvider({ now, children }: { now: Clock; children: ReactNode }) {
  return <ClockContext value={now}>{children}</ClockContext>;
}

/** The clock in force; the device's own without a provider. */
export const useClock = (): Clock => useContext(ClockContext);
