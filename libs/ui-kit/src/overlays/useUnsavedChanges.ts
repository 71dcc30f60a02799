import { useEffect, useEffectEvent } from 'react';
import type { ConfirmTexts } from './confirmTexts.ts';
import { useOverlays } from './OverlayProvider.tsx';

/**
 * While `isUnsaved`, leaving the page asks yes or no [I4.22]: inside the app where a link of the kit is followed (the back
 * button and whatever else the router does are the router's, which can ask `useOverlays().mayLeave`), and out of it by the
 * browser's own question, which closing the tab asks too.
 * @param isNeeded asked at the moment of leaving; `false` where what was unsaved is on its way
 */
export function useUnsavedChanges(isUnsaved: boolean, texts: ConfirmTexts, isNeeded?: () => boolean): void {
  const { guard, isGuarded } = useOverlays();
  const register = useEffectEvent(() => guard(texts, isNeeded));
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const stop = register();
    const ask = (event: BeforeUnloadEvent): void => {
      if (isGuarded()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      stop();
      window.removeEventListener('beforeunload', ask);
    };
  }, [isUnsaved, isGuarded]);
}
