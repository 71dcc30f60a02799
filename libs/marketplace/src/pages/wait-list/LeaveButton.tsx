import { useTranslation } from 'react-i18next';
import { errorText } from '@foyer/api-client';
import { useLeaveWaitListMutation } from '@foyer/api-client/marketplace';
import { Button, useOverlays } from '@foyer/ui-kit';

/** Leaves a wait list after a confirmation, since the place is lost. */
export function LeaveButton({ eventId, text }: { eventId: string; text: string }) {
  const { t } = useTranslation('waitList');
  const { toast, confirm } = useOverlays();
  const [leave, { isLoading }] = useLeaveWaitListMutation();
  const ask = async (): Promise<void> => {
    const isSure = await confirm({
      title: t('leave.title'),
      message: t('leave.text'),
      yes: t('leave.confirm'),
      no: t('leave.cancel'),
    });
    if (!isSure) return;
    const { error } = await leave({ eventId });
    if (error === undefined) toast(t('leave.done'), { tone: 'success' });
    else toast(errorText(t, error), { tone: 'danger' });
  };
  return (
    <Button variant="secondary" loading={isLoading} onClick={() => void ask()}>
      {text}
    </Button>
  );
}
