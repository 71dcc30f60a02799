import { useEffect, useRef, type RefObject } from 'react';
import type { PaymentPhase } from '../../model/paymentFlow.ts';

const quiet: readonly PaymentPhase['kind'][] = ['idle', 'paying', 'verifying', 'notStored', 'paid'];

/**
 * Moves focus to the message of a failed payment and scrolls it into view: on a phone the Pay button is visible while
 * the message is not [C8.04].
 * @returns ref for the element that holds the message; it needs `tabIndex={-1}`
 */
export function useFocusOnFailure(phase: PaymentPhase): RefObject<HTMLDivElement | null> {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!quiet.includes(phase.kind)) message.current?.focus();
  }, [phase]);
  return message;
}
