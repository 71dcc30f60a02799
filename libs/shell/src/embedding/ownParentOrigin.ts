import { parentOrigin } from './parentOrigin.ts';

/** The origin of the page around this frame, as the browser tells it [I4.24]. */
export const ownParentOrigin = (): string =>
  parentOrigin({
    ancestorOrigins: Array.from(window.location.ancestorOrigins ?? []),
    referrer: document.referrer,
  });
