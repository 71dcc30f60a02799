import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@foyer/api-client';
import { useSendLogInCodeMutation } from '@foyer/api-client/identity';
import { Button, LiveRegion, Notice, Stack } from '@foyer/ui-kit';
import { CodeForm } from '../credentials/CodeForm.tsx';
import type { ConfirmByProps } from './ConfirmByPassword.tsx';

export interface ConfirmByCodeProps extends ConfirmByProps {
  isSent: boolean;
  onSent: () => void;
}

/** Confirmation by a mailed code: for accounts without a password, and forgotten ones. */
export function ConfirmByCode({ emailAddress, onConfirm, isSent, onSent }: ConfirmByCodeProps) {
  const { t } = useTranslation('identity');
  const [send, { isLoading }] = useSendLogInCodeMutation();
  const [problem, setProblem] = useState<string>();
  const ask = async (): Promise<void> => {
    const { error } = await send();
    setProblem(error === undefined ? undefined : errorText(t, error));
    if (error === undefined) onSent();
  };
  return (
    <Stack gap={4}>
      <LiveRegion>
        {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
        {problem === undefined && isSent && (
          <Notice tone="info">{t('profile.confirmLogIn.codeSent', { emailAddress })}</Notice>
        )}
      </LiveRegion>
      {isSent && (
        <CodeForm
          submitLabel={t('profile.confirmLogIn.submit')}
          send={(code) => onConfirm({ code })}
          autoFocus
        />
      )}
      <Button wide variant={isSent ? 'text' : 'secondary'} loading={isLoading} onClick={() => void ask()}>
        {t(isSent ? 'profile.confirmLogIn.codeAgain' : 'profile.confirmLogIn.byCode')}
      </Button>
    </Stack>
  );
}
