import { useCallback, useRef, useState, type RefObject } from 'react';
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
  const { search, hash, state } = useLocation() as { search: string; hash: string; state: unknown };
  const navigate = useNavigate();
  const open = useCallback(
    () => void navigate({ search, hash }, { state: { fullScreenMap: true }, preventScrollReset: true }),
    [navigate, search, hash],
  );
  const close = useCallback(() => void navigate(-1), [navigate]);
  const opener = useRef<HTMLButtonElement>(null);
  const isOpen = isOpenState(state);
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return { isOpen, wasOpened, opener, open, close };
}
