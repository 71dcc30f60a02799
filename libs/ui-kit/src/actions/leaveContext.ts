import { createContext } from 'react';

/** Question before a link navigates. A context of its own, so that links don't load the overlays. */
export interface LeaveGuard {
  isGuarded: () => boolean;
  mayLeave: () => Promise<boolean>;
}

export const LeaveContext = createContext<LeaveGuard | undefined>(undefined);
