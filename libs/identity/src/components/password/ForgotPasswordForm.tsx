import { FORM_ERROR } from 'final-form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@foyer/api-client';
import { useInitiateResetPasswordMutation } from '@foyer/api-client/identity';
import { Button, Notice, Stack } from '@foyer/ui-kit';
import { Form, SubmitButton } from '@foyer/ui-kit/forms';
import { useTranslate } from '../../messages/useTranslate.ts';
import { validateEmail } from '../../model/signUp.ts';
import { useDraftedValues } from '../../session/formDraft.ts';
import { useForAWhile } from '../../session/useForAWhile.ts';
import { wayBack } from '../../session/wayBack.ts';
import { KeepDraft } from '../credentials/KeepDraft.tsx';
import { EmailField } from '../credentials/CredentialFields.tsx';

interface ForgotValues {
  emailAddress?: string;
}
const fields = ['emailAddress'] as const;
const nothing: ForgotValues = {};
const validate = ({ emailAddress }: ForgotValues) => ({ emailAddress: validateEmail(emailAddress) });

/**
 * Mails a reset link; doesn't reveal whether the account exists [I4.06].
 * @param props.onDone called when the confirmation is dismissed; the flow ends there [I4.03]
 */
export function ForgotPasswordForm({ onDone }: { onDone?: () => void }) {
  const { t } = useTranslation('identity');
  const translate = useTranslate();
  const [initiate, { isLoading, error: problem }] = useInitiateResetPasswordMutation();
  const [wasResent, showResent] = useForAWhile();
  const [sentTo, setSentTo] = useState<string>();
  const initialValues = useDraftedValues(nothing, fields);
  const send = async (emailAddress: string) => {
    const returnTo = wayBack();
    const { error } = await initiate({ emailAddress, ...(returnTo === undefined ? {} : { returnTo }) });
    if (error) return { [FORM_ERROR]: errorText(t, error) };
    setSentTo(emailAddress);
    return undefined;
  };
  if (sentTo !== undefined) {
    const resend = async (): Promise<void> => {
      if (!(await send(sentTo))) showResent();
    };
    return (
      <Stack gap={4}>
        <Notice tone="success">{t('forgot.sent', { emailAddress: sentTo })}</Notice>
        {problem !== undefined && <Notice tone="danger">{errorText(t, problem)}</Notice>}
        <Button loading={isLoading} onClick={() => void resend()}>
          {t('forgot.resend')}
        </Button>
        <div role="status">{wasResent && t('verify.sent')}</div>
        {onDone && (
          <Button variant="text" onClick={onDone}>
            {t('forgot.done')}
          </Button>
        )}
      </Stack>
    );
  }
  return (
    <Form<ForgotValues>
      initialValues={initialValues}
      validate={validate}
      onSubmit={({ emailAddress = '' }) => send(emailAddress.trim())}
      translate={translate}
    >
      <Stack gap={4}>
        <KeepDraft />
        <p>{t('forgot.hint')}</p>
        <EmailField />
        <SubmitButton>{t('forgot.submit')}</SubmitButton>
      </Stack>
    </Form>
  );
}
