import { useTranslation } from 'react-i18next';
import { errorCodeOf, errorText } from '@foyer/api-client';
import { usePaths } from '@foyer/api-client/shell';
import { Container, ErrorState, LinkButton, theme } from '@foyer/ui-kit';

const gone = ['notFound', 'invalidRequest'];

interface EventFailedProps {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Error page of an event that doesn't exist or couldn't be loaded. */
export function EventFailed({ error, isRetrying, onRetry }: EventFailedProps) {
  const { t } = useTranslation('marketplace');
  const paths = usePaths();
  const code = errorCodeOf(error) ?? '';
  const isGone = gone.includes(code);
  const title = t(isGone ? 'event.notFound' : 'event.failed');
  return (
    <Container css={{ paddingBlock: theme.space[16] }}>
      <title>{title}</title>
      <ErrorState
        headingLevel={1}
        title={title}
        {...(isGone || code === 'forbidden' ? {} : { onRetry, retrying: isRetrying })}
        action={<LinkButton href={paths.discover()}>{t('event.discover')}</LinkButton>}
      >
        {isGone ? t('event.notFoundHint') : errorText(t, error)}
      </ErrorState>
    </Container>
  );
}
