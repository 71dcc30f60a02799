import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { errorText } from '@foyer/api-client';
import { useResendVerificationLinkMutation, useVerifyEmailByCodeMutation } from '@foyer/api-client/identity';
import { Button, Notice, Spinner, Inline, Stack } from '@foyer/ui-kit';
import { flowStartedOver } from '../../session/identitySlice.ts';
import { useForAWhile } from '../../session/useForAWhile.ts';
import { useSession } from '../../session/useSession.ts';
import { CodeForm } from '../credentials/CodeForm.tsx';

/** Takes the mailed code, or waits until the mailed link is opened on any device; the flow then continues [I4.08]. */
export function VerifyEmailStep() {
  const { t } = useTranslation('identity');
  const { profile } = useSession();
  const dispatch = useDispatch();
  const [resend, { isLoading, error }] = useResendVerificationLinkMutation();
  const [verify] = useVerifyEmailByCodeMutation();
  const [wasSent, showSent] = useForAWhile();
  const send = async (): Promise<void> => {
    if (!(await resend()).error) showSent();
  };
  const check = async (code: string): Promise<string | undefined> => {
    const { error: refused } = await verify({ code });
    return refused === undefined ? undefined : errorText(t, refused);
  };
  return (
    <Stack gap={4}>
      <p>{t('verify.hint', { emailAddress: profile?.emailAddress })}</p>
      <CodeForm submitLabel={t('verify.submit')} send={check} />
      <Inline gap={3} role="status">
        <Spinner size={20} />
        <span>{t('verify.waiting')}</span>
      </Inline>
      {wasSent && <Notice tone="success">{t('verify.sent')}</Notice>}
      {error !== undefined && <Notice tone="danger">{errorText(t, error)}</Notice>}
      <Button loading={isLoading} onClick={() => void send()}>
        {t('verify.resend')}
      </Button>
      <Button variant="text" onClick={() => dispatch(flowStartedOver())}>
        {t('verify.startOver')}
      </Button>
    </Stack>
  );
}
