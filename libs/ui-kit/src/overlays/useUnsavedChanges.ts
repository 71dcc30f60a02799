import { useEffect, useEffectEvent } from 'react';
import type { ConfirmTexts } from './confirmTexts.ts';
import { useOverlays } from './OverlayProvider.tsx';

/**
 * While `isUnsaved`, leaving the page asks yes or no [I4.22]: inside the app where a link of the kit
 * is followed (the back button is the router's, which can ask `useOverlays().mayLeave`), and out of it by the browser's own
 * question.
 * @param survivesReload what was typed is kept elsewhere: then a reload needs no question
 */
export function useUnsavedChanges(isUnsaved: boolean, texts: ConfirmTexts, survivesReload = false): void {
  const { guard } = useOverlays();
  const register = useEffectEvent(() => guard(texts));
  useEffect(() => (isUnsaved ? register() : undefined), [isUnsaved]);
  useEffect(() => {
    if (!isUnsaved || survivesReload) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved, survivesReload]);
}
