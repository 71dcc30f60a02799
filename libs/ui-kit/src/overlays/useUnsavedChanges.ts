import { useEffect, useEffectEvent } from 'react';
import type { ConfirmTexts } from './dialog/confirmTexts.ts';
import { useOverlays } from './OverlayProvider.tsx';

/**
 * Makes leaving ask yes or no while `isUnsaved` [I4.22]: for links of the kit inside the app, and by the browser's own
 * question when the tab closes. For other navigation, such as the back button, the router calls
 * `useOverlays().mayLeave`.
 * @param isNeeded evaluated on leaving; `false` while the changes are being saved
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
