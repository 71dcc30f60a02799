import { useCallback } from 'react';
import { errorCodeOf } from '@foyer/api-client';
import { useOverlays } from '@foyer/ui-kit';
import { useSession } from '../../session/useSession.ts';
import { ConfirmLogInDialog } from './ConfirmLogInDialog.tsx';

interface Outcome {
  error?: unknown;
}

/**
 * Makes a call that may need a recent log-in; if so, asks for confirmation and repeats the call.
 * @returns the call's outcome; `undefined` when the user closed the dialog
 */
export function useRecentLogIn(): <R extends Outcome>(call: () => Promise<R>) => Promise<R | undefined> {
  const overlays = useOverlays();
  const { profile } = useSession();
  const emailAddress = profile?.emailAddress ?? '';
  return useCallback(
    async (call) => {
      const outcome = await call();
      if (errorCodeOf(outcome.error) !== 'recentLogInNeeded') return outcome;
      const isConfirmed = await new Promise<boolean>((resolve) => {
        overlays.open(
          ({ open, close }) => (
            <ConfirmLogInDialog
              open={open}
              emailAddress={emailAddress}
              onDone={() => (resolve(true), close())}
              onClose={close}
            />
          ),
          { onClose: () => resolve(false) },
        );
      });
      return isConfirmed ? call() : undefined;
    },
    [overlays, emailAddress],
  );
}
