import { useTranslation } from 'react-i18next';
import { errorText } from '@foyer/api-client';
import { useGetProfileQuery } from '@foyer/api-client/identity';
import { Button, Notice, Spinner, Stack } from '@foyer/ui-kit';

/** Loads the profile of an existing session; the flow then continues [I4.01]. */
export function LoadProfileStep() {
  const { t } = useTranslation('identity');
  const { error, isFetching, refetch } = useGetProfileQuery();
  if (error === undefined) return <Spinner label={t('loadProfile.loading')} size={40} />;
  return (
    <Stack gap={4}>
      <Notice tone="danger" title={t('login.routeAuth')}>
        {errorText(t, error)}
      </Notice>
      <Button variant="primary" loading={isFetching} onClick={() => void refetch()}>
        {t('gate.retry')}
      </Button>
    </Stack>
  );
}
