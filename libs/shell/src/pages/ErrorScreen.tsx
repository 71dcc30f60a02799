import { useTranslation } from 'react-i18next';
import { Button, Container, Stack, theme } from '@foyer/ui-kit';

/** Says sorry and offers to try again; what was held and typed is in the store and stays [I2.01]. */
export function ErrorScreen({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Container width="text" css={{ paddingBlock: theme.space[20] }} role="alert">
      <Stack gap={5} align="start">
        <h1>{t('error.title')}</h1>
        <p>{t('error.hint')}</p>
        <Button variant="primary" onClick={onRetry}>
          {t('error.retry')}
        </Button>
      </Stack>
    </Container>
  );
}
