import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';

const isOpenState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fullScreenMap' in state && state.fullScreenMap === true;

/** Full screen as a history entry at the same address, so that the browser's back button closes it. */
export function useFullScreen(): {
  isOpen: boolean;
  /** Whether it has been open: it then stays mounted, to return focus. */
  wasOpened: boolean;
  opener: RefObject<HTMLButtonElement | null>;
  open: () => void;
  close: () => void;
} {
  const { key, search, hash, state } = useLocation() as {
    key: string;
    search: string;
    hash: string;
    state: unknown;
  };
  const navigate = useNavigate();
  const isOpen = isOpenState(state);
  // A second press, before the history has moved or while the drawer slides away, would leave one entry too many.
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = false;
  }, [key]);
  const leave = useCallback((go: () => void) => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    go();
  }, []);
  const open = useCallback(() => {
    const options = { state: { fullScreenMap: true }, preventScrollReset: true };
    if (!isOpen) leave(() => void navigate({ search, hash }, options));
  }, [isOpen, leave, navigate, search, hash]);
  const close = useCallback(() => {
    if (isOpen) leave(() => void navigate(-1));
  }, [isOpen, leave, navigate]);
  const opener = useRef<HTMLButtonElement>(null);
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return { isOpen, wasOpened, opener, open, close };
}
