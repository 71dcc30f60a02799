import { useEffect, useRef, type RefObject } from 'react';
import type { AuthenticationStep } from '../../model/flowRules.ts';

const firstField = 'input:not([type="checkbox"]), select';

/**
 * Moves focus to the first field of a new step, or to a step without one, unless a control in it has focus already: the
 * pressed button is gone with its step.
 */
export function useStepFocus(step: AuthenticationStep): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const place = element.current;
    if (!place || place.contains(document.activeElement)) return;
    (place.querySelector<HTMLElement>(firstField) ?? place).focus();
  }, [step]);
  return element;
}
