import { createContext } from 'react';

/** What a link asks before it leaves: by itself, so that a link does not bring the overlays along. */
export interface LeaveGuard {
  isGuarded: () => boolean;
  mayLeave: () => Promise<boolean>;
}

export const LeaveContext = createContext<LeaveGuard | undefined>(undefined);
