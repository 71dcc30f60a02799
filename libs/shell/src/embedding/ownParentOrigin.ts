import { parentOrigin } from './parentOrigin.ts';

/** Returns the origin of the host page, as the browser reports it [I4.24]. */
export const ownParentOrigin = (): string =>
  parentOrigin({
    ancestorOrigins: Array.from(window.location.ancestorOrigins ?? []),
    referrer: document.referrer,
  });
