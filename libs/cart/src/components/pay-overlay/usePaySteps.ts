import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Open overlays of a payment: none, the payment, or the payment and the form of a new card above it. */
type PayDepth = 0 | 1 | 2;

const depthOf = (state: unknown): PayDepth => {
  const depth = typeof state === 'object' && state !== null && 'payDepth' in state && state.payDepth;
  return depth === 1 || depth === 2 ? depth : 0;
};

export interface PaySteps {
  isPaymentOpen: boolean;
  isCardOpen: boolean;
  openPayment: () => void;
  openCard: () => void;
  /** Closes the form of a new card; the payment stays open. */
  closeCard: () => void;
  /** Closes the payment, and the form above it. */
  closeAll: () => void;
}

/**
 * Open overlays of a payment as history entries at the same address: the browser's back button closes the uppermost one
 * [C4.26].
 */
export function usePaySteps(): PaySteps {
  const location = useLocation() as { key: string; search: string; hash: string; state: unknown };
  const { key, search, hash, state } = location;
  const navigate = useNavigate();
  const depth = depthOf(state);
  // A second press, before the history has moved, would go one entry too far.
  const isMoving = useRef(false);
  useEffect(() => {
    isMoving.current = false;
  }, [key]);
  const move = useCallback((go: () => void) => {
    if (isMoving.current) return;
    isMoving.current = true;
    go();
  }, []);
  const open = (next: PayDepth): void =>
    move(() => void navigate({ search, hash }, { state: { payDepth: next }, preventScrollReset: true }));
  const closeCard = useCallback(() => {
    if (depth === 2) move(() => void navigate(-1));
  }, [depth, move, navigate]);
  return {
    isPaymentOpen: depth > 0,
    isCardOpen: depth === 2,
    openPayment: () => depth === 0 && open(1),
    openCard: () => depth === 1 && open(2),
    closeCard,
    closeAll: () => {
      if (depth > 0) move(() => void navigate(-depth));
    },
  };
}
