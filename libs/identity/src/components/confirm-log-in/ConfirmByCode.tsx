import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@foyer/api-client';
import { useSendLogInCodeMutation } from '@foyer/api-client/identity';
import { Button, LiveRegion, Notice, Stack } from '@foyer/ui-kit';
import { Form, SubmitButton, TextField } from '@foyer/ui-kit/forms';
import { useTranslate } from '../../messages/useTranslate.ts';
import type { ConfirmByProps } from './ConfirmByPassword.tsx';

export interface ConfirmByCodeProps extends ConfirmByProps {
  isSent: boolean;
  onSent: () => void;
}

interface Values {
  code?: string;
}
/** Normalises a code copied with spaces from a mail. */
const digitsOf = (code: string | undefined): string => (code ?? '').replace(/\s/g, '');
const validate = ({ code }: Values) =>
  /^\d{8}$/.test(digitsOf(code)) ? {} : { code: 'profile.confirmLogIn.codeInvalid' };

/** Confirmation by a mailed code: for accounts without a password, and forgotten ones. */
export function ConfirmByCode({ emailAddress, onConfirm, isSent, onSent }: ConfirmByCodeProps) {
  const { t } = useTranslation('identity');
  const translate = useTranslate();
  const [send, { isLoading }] = useSendLogInCodeMutation();
  const [problem, setProblem] = useState<string>();
  const ask = async (): Promise<void> => {
    const { error } = await send();
    setProblem(error === undefined ? undefined : errorText(t, error));
    if (error === undefined) onSent();
  };
  const submit = async ({ code }: Values) => {
    const wrong = await onConfirm({ code: digitsOf(code) });
    return wrong === undefined ? undefined : { code: wrong };
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
        <Form<Values> validate={validate} onSubmit={submit} translate={translate}>
          <Stack gap={4}>
            <TextField
              name="code"
              label={t('profile.confirmLogIn.code')}
              autoComplete="one-time-code"
              inputMode="numeric"
              autoFocus
            />
            <SubmitButton>{t('profile.confirmLogIn.submit')}</SubmitButton>
          </Stack>
        </Form>
      )}
      <Button wide variant={isSent ? 'text' : 'secondary'} loading={isLoading} onClick={() => void ask()}>
        {t(isSent ? 'profile.confirmLogIn.codeAgain' : 'profile.confirmLogIn.byCode')}
      </Button>
    </Stack>
  );
}
