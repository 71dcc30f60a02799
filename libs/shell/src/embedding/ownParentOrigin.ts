import { parentOrigin } from './parentOrigin.ts';

/** Not every browser has `ancestorOrigins`. */
type BrowserLocation = Omit<Location, 'ancestorOrigins'> & Partial<Pick<Location, 'ancestorOrigins'>>;

/** Returns the origin of the host page, as the browser reports it [I4.24]. */
export function ownParentOrigin(): string {
  const { location }: { location: BrowserLocation } = window;
  return parentOrigin({
    ancestorOrigins: Array.from(location.ancestorOrigins ?? []),
    referrer: document.referrer,
  });
}
