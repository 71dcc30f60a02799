import { useCallback, useRef, useState, type RefObject } from 'react';
import { useOverlaySteps } from '@foyer/cart';

/** Full screen as a history entry, so that the browser's back button closes it. */
export function useFullScreen(): {
  isOpen: boolean;
  /** Whether it has been open: it then stays mounted, to return focus. */
  wasOpened: boolean;
  opener: RefObject<HTMLButtonElement | null>;
  open: () => void;
  close: () => void;
} {
  const { depth, goTo } = useOverlaySteps('fullScreenMap');
  const isOpen = depth > 0;
  const open = useCallback(() => goTo(1), [goTo]);
  const close = useCallback(() => goTo(0), [goTo]);
  const opener = useRef<HTMLButtonElement>(null);
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return { isOpen, wasOpened, opener, open, close };
}
