import { useTranslation } from 'react-i18next';
import { usePaths } from '@foyer/api-client/shell';
import { Button, Container, Stack, TextLink, theme } from '@foyer/ui-kit';
import { useOnline } from '../frame/OfflineNotice.tsx';

export interface ErrorScreenProps {
  onRetry: () => void;
  /** A part of the page did not come, and nothing is wrong with the page [I8.01]. */
  isPartMissing?: boolean;
}

/**
 * Says sorry and offers to try again; what was held and typed is in the store and stays [I2.01]. Without a network it says
 * what works without one, and leads there.
 */
export function ErrorScreen({ onRetry, isPartMissing = false }: ErrorScreenProps) {
  const { t } = useTranslation('shell');
  const paths = usePaths();
  const isOnline = useOnline();
  const hint = isPartMissing ? 'error.connection' : 'error.hint';
  return (
    <Container width="text" css={{ paddingBlock: theme.space[20] }} role="alert">
      <Stack gap={5} align="start">
        <h1>{t(isOnline ? 'error.title' : 'offline.title')}</h1>
        <p>{t(isOnline ? hint : 'offline.hint')}</p>
        {!isOnline && <TextLink href={paths.myTokensGoing()}>{t('offline.show')}</TextLink>}
        <Button variant="primary" onClick={onRetry}>
          {t('error.retry')}
        </Button>
      </Stack>
    </Container>
  );
}
