import { useEffect, useRef, type RefObject } from 'react';
import type { AuthenticationStep } from '../../model/flowRules.ts';

/** What was pressed is gone with its step: the focus goes to the next one, unless something in it has it already. */
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
