import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { errorText } from '@foyer/api-client';
import { useDeleteAccountMutation } from '@foyer/api-client/identity';
import { usePaths } from '@foyer/api-client/shell';
import { useOverlays } from '@foyer/ui-kit';
import { useRecentLogIn } from '../confirm-log-in/useRecentLogIn.tsx';

/** Deletes the account after a confirmation, and leaves through the logout page [I7.16]. */
export function useDeleteAccount(): {
  start: () => Promise<void>;
  isBusy: boolean;
  problem: string | undefined;
} {
  const { t } = useTranslation('identity');
  const overlays = useOverlays();
  const navigate = useNavigate();
  const paths = usePaths();
  const withRecentLogIn = useRecentLogIn();
  const [deleteAccount, { isLoading }] = useDeleteAccountMutation();
  const [problem, setProblem] = useState<string>();
  const start = async (): Promise<void> => {
    setProblem(undefined);
    const question = {
      title: t('profile.deletion.ask.title'),
      message: t('profile.deletion.ask.message'),
      yes: t('profile.deletion.ask.yes'),
      no: t('profile.deletion.ask.no'),
    };
    if (!(await overlays.confirm(question))) return;
    const outcome = await withRecentLogIn(() => deleteAccount());
    if (!outcome) return;
    if (outcome.error !== undefined) return setProblem(errorText(t, outcome.error));
    // The logout page is not gated, so it doesn't ask to log in, and it clears the user's data.
    await navigate(paths.logout());
    overlays.toast(t('profile.deletion.done'), { tone: 'success', keepOnNavigation: true });
  };
  return { start, isBusy: isLoading, problem };
}
