import { useTranslation } from 'react-i18next';
import { usePaths } from '@foyer/api-client/shell';
import { Button, Container, Inline, LinkButton, Stack, theme, WifiOffIcon } from '@foyer/ui-kit';
import { useOnline } from '../browser/useOnline.ts';

export interface ErrorScreenProps {
  onRetry: () => void;
  /** Whether a part of the page failed to load, rather than the page itself [I8.01]. */
  isPartMissing?: boolean;
}

/**
 * Apologises and offers a retry; holds and typed values stay in the store [I2.01]. Offline, it says what still works
 * and links there.
 */
export function ErrorScreen({ onRetry, isPartMissing = false }: ErrorScreenProps) {
  const { t } = useTranslation('shell');
  const paths = usePaths();
  const isOnline = useOnline();
  const hint = isPartMissing ? 'error.connection' : 'error.hint';
  return (
    <Container width="text" css={{ paddingBlock: theme.space[20] }} role="alert">
      <Stack gap={5} align="start">
        {!isOnline && <WifiOffIcon size={48} />}
        <h1>{t(isOnline ? 'error.title' : 'offline.title')}</h1>
        <p>{t(isOnline ? hint : 'offline.hint')}</p>
        <Inline gap={3}>
          <Button variant="primary" onClick={onRetry}>
            {t('error.retry')}
          </Button>
          {!isOnline && <LinkButton href={paths.myTokensGoing()}>{t('offline.show')}</LinkButton>}
        </Inline>
      </Stack>
    </Container>
  );
}
