import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useMatch } from 'react-router';
import type { DrawEntries, DrawEntry } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useListDrawEntriesQuery } from '@foyer/api-client/marketplace';
import { usePaths } from '@foyer/api-client/shell';
import { Container, EmptyState, ErrorState, Grid, LinkButton, Skeleton, Stack, theme } from '@foyer/ui-kit';
import { MyTokensTabs } from '../../components/tabs/MyTokensTabs.tsx';
import { RequestCard } from './RequestCard.tsx';

const pollEveryMs = 30_000;
const list = css({ listStyle: 'none', padding: 0, alignItems: 'start' });

/** Entries for events that are over, or for those that are not. */
const entriesOf = ({ entries, serverTime }: DrawEntries, isPast: boolean): DrawEntry[] =>
  entries.filter(({ event }) => Date.parse(event.startsAt) < Date.parse(serverTime) === isPast);

/** My {product}, tab Requested: entries in draws with state and time left [C2.08d, C4.06]. */
export function RequestedPage() {
  const { t } = useTranslation(['requested', 'tokenAssignment']);
  const paths = usePaths();
  const isPast = useMatch(`${paths.myTokensPastRequested()}/*`) !== null;
  const { data, error, isFetching, refetch } = useListDrawEntriesQuery(undefined, {
    pollingInterval: pollEveryMs,
  });
  const entries = data && entriesOf(data, isPast);
  return (
    <Container css={{ paddingBlock: theme.space[8] }}>
      <title>{t('tokenAssignment:going.title')}</title>
      <Stack gap={6}>
        <h1>{t('tokenAssignment:going.title')}</h1>
        <MyTokensTabs tab="requested" isPast={isPast} />
        {entries && entries.length > 0 && (
          <Grid as="ul" minColumn={340} css={list}>
            {entries.map((entry) => (
              <RequestCard key={entry.offerId} entry={entry} />
            ))}
          </Grid>
        )}
        {entries?.length === 0 && (
          <EmptyState
            title={t(isPast ? 'noPast' : 'none')}
            action={
              <LinkButton variant="primary" href={paths.discover()}>
                {t('discover')}
              </LinkButton>
            }
          >
            {t(isPast ? 'noPastHint' : 'noneHint')}
          </EmptyState>
        )}
        {!entries && error !== undefined && (
          <ErrorState title={t('failed')} onRetry={() => void refetch()} retrying={isFetching}>
            {errorText(t, error)}
          </ErrorState>
        )}
        {!entries && error === undefined && <Skeleton shape="block" height="320px" />}
      </Stack>
    </Container>
  );
}
