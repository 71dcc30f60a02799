import { useCallback } from 'react';
import { useOverlaySteps } from '../overlay-steps/useOverlaySteps.ts';

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

/** Open overlays of a payment: none, the payment, or the payment and the form of a new card above it [C4.26]. */
export function usePaySteps(): PaySteps {
  const { depth, goTo } = useOverlaySteps('payDepth');
  const closeCard = useCallback(() => {
    if (depth === 2) goTo(1);
  }, [depth, goTo]);
  return {
    isPaymentOpen: depth > 0,
    isCardOpen: depth === 2,
    openPayment: () => depth === 0 && goTo(1),
    openCard: () => depth === 1 && goTo(2),
    closeCard,
    closeAll: () => goTo(0),
  };
}
