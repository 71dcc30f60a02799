import { useTranslation } from 'react-i18next';
import { usePaths } from '@foyer/api-client/shell';
import { Container, LinkButton, Stack, theme } from '@foyer/ui-kit';

/** "This page could not be found." [I2.01, C2.34] */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  const paths = usePaths();
  return (
    <Container width="text" css={{ paddingBlock: theme.space[20] }}>
      <title>{t('notFound.title')}</title>
      <Stack gap={5} align="start">
        <h1>{t('notFound.title')}</h1>
        <p>{t('notFound.hint')}</p>
        <LinkButton href={paths.discover()} variant="primary">
          {t('notFound.discover')}
        </LinkButton>
      </Stack>
    </Container>
  );
}
