import { useEffect, useRef, type RefObject } from 'react';
import type { AuthenticationStep } from '../../model/flowRules.ts';

/** Moves focus to a new step, unless a control in it has focus already: the pressed button is gone with its step. */
export function useStepFocus(step: AuthenticationStep): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (!element.current?.contains(document.activeElement)) element.current?.focus();
  }, [step]);
  return element;
}
