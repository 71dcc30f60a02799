import { useTranslation } from 'react-i18next';
import type { AuthenticatorType } from '@foyer/contract';
import { Button, Card, EmptyState, Spinner } from '@foyer/ui-kit';
import { FormPage } from '../../components/form-page/FormPage.tsx';
import { useArrival } from './useArrival.ts';

/** Redirect page of a provider [I2.02]. */
function OAuthRedirectPage({ type }: { type: AuthenticatorType }) {
  const { t } = useTranslation('identity');
  const { progress, dismiss } = useArrival(type);
  const back = <Button onClick={() => void dismiss()}>{t('oauth.dismiss')}</Button>;
  return (
    <FormPage title={t('steps.oauthList')}>
      <Card as="div">
        {progress.kind === 'finishing' && <Spinner label={t('oauth.finishing')} size={32} />}
        {progress.kind === 'handedOver' && (
          <EmptyState title={t('oauth.done')}>{t('oauth.doneHint')}</EmptyState>
        )}
        {progress.kind === 'lost' && (
          <EmptyState title={t('oauth.lost')} action={back}>
            {t('oauth.lostHint')}
          </EmptyState>
        )}
        {progress.kind === 'failed' && (
          <div role="alert">
            <EmptyState title={t('oauth.failed')} action={back}>
              {progress.text ?? t('oauth.failedHint')}
            </EmptyState>
          </div>
        )}
      </Card>
    </FormPage>
  );
}

/** Apple posts its answer to the API, which redirects here. */
export const AppleRedirectPage = () => <OAuthRedirectPage type="Apple" />;
export const GoogleRedirectPage = () => <OAuthRedirectPage type="Google" />;
