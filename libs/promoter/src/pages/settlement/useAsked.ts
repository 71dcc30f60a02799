import { useOverlays, type ConfirmTexts } from '@foyer/ui-kit';

/** Runs an action after a question, and tells that it is done. The page shows why one was refused. */
export function useAsked() {
  const overlays = useOverlays();
  return async (
    texts: ConfirmTexts,
    act: () => Promise<{ error?: unknown }>,
    done: string,
  ): Promise<void> => {
    if (!(await overlays.confirm(texts))) return;
    const { error } = await act();
    if (error === undefined) overlays.toast(done, { tone: 'success' });
  };
}
