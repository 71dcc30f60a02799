import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router';
import { usePaths } from '@foyer/api-client/shell';
import { useSession } from '@foyer/identity';
import { Container, Inline, LinkButton, SearchInput, Stack, theme } from '@foyer/ui-kit';

/** Large and quiet, as the number of a room that is not there. */
const number = css({
  color: theme.color.accentText,
  fontFamily: theme.font.display,
  fontSize: theme.text.hero,
  fontWeight: 800,
  letterSpacing: '-0.04em',
  lineHeight: 1,
});
const search = css({ width: '100%', maxWidth: '420px' });

/** "This page could not be found.", with a search and links to what can be [I2.01, C2.34]. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  const paths = usePaths();
  const events = useHref(paths.events());
  const { verified } = useSession();
  const [sought, setSought] = useState('');
  return (
    <Container width="text" css={{ paddingBlock: theme.space[16] }}>
      <title>{t('notFound.title')}</title>
      <Stack gap={5} align="start">
        <p css={number} aria-hidden>
          404
        </p>
        <h1>{t('notFound.title')}</h1>
        <p css={{ color: theme.color.contentMuted }}>{t('notFound.hint')}</p>
        <form css={search} role="search" action={events}>
          <SearchInput
            name="q"
            label={t('notFound.search')}
            placeholder={t('notFound.search')}
            value={sought}
            onValueChange={setSought}
          />
        </form>
        <Inline gap={3}>
          <LinkButton href={paths.discover()} variant="primary">
            {t('notFound.discover')}
          </LinkButton>
          {verified && <LinkButton href={paths.myTokensGoing()}>{t('offline.show')}</LinkButton>}
        </Inline>
      </Stack>
    </Container>
  );
}
