import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

const depthIn = (state: unknown, name: string): number => {
  const depth =
    typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[name] : undefined;
  return typeof depth === 'number' ? depth : 0;
};

export interface OverlaySteps {
  /** Number of open overlays, each above the one before. */
  depth: number;
  /** Opens the next overlay, or closes those above a depth. */
  goTo: (depth: number) => void;
}

/**
 * Open overlays as history entries at the same address: the browser's back button closes the uppermost one.
 * @param name key in the state of the entries
 */
export function useOverlaySteps(name: string): OverlaySteps {
  const { key, search, hash, state } = useLocation() as {
    key: string;
    search: string;
    hash: string;
    state: unknown;
  };
  const navigate = useNavigate();
  const depth = depthIn(state, name);
  // A second press, before the history has moved or while an overlay slides away, would go one entry too far.
  const isMoving = useRef(false);
  useEffect(() => {
    isMoving.current = false;
  }, [key]);
  const goTo = useCallback(
    (wanted: number) => {
      if (isMoving.current || wanted === depth) return;
      isMoving.current = true;
      if (wanted < depth) void navigate(wanted - depth);
      else void navigate({ search, hash }, { state: { [name]: wanted }, preventScrollReset: true });
    },
    [depth, name, navigate, search, hash],
  );
  return { depth, goTo };
}
