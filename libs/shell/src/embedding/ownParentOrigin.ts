import { parentOrigin } from './parentOrigin.ts';

/** Not every browser has `ancestorOrigins`. */
type BrowserLocation = Omit<Location, 'ancestorOrigins'> & Partial<Pick<Location, 'ancestorOrigins'>>;

/** Returns the origin of the host page, as the browser reports it [I4.24]. */
export const ownParentOrigin = (): string =>
  parentOrigin({
    ancestorOrigins: Array.from((window.location as BrowserLocation).ancestorOrigins ?? []),
    referrer: document.referrer,
  });
