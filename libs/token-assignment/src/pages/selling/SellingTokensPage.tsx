import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useMatch, useParams } from 'react-router';
import { errorText } from '@foyer/api-client';
import { useListSecondaryListingsQuery } from '@foyer/api-client/marketplace';
import { usePaths } from '@foyer/api-client/shell';
import { Container, EmptyState, ErrorState, Grid, LinkButton, Skeleton, Stack, theme } from '@foyer/ui-kit';
import { MyTokensTabs } from '../../components/tabs/MyTokensTabs.tsx';
import { ListingCard } from './ListingCard.tsx';
import { SalesStatement } from './SalesStatement.tsx';

const pollEveryMs = 30_000;
const list = css({ listStyle: 'none', padding: 0, alignItems: 'start' });

/** My {product}, tab Selling: what the caller offers to other fans, or did for past events [C2.08e, C2.08k, C2.11d]. */
export function SellingTokensPage() {
  const { t } = useTranslation(['mySales', 'tokenAssignment']);
  const paths = usePaths();
  const { eventId } = useParams();
  const isPast = useMatch(`${paths.myTokensPastSelling()}/*`) !== null;
  const { data, error, isFetching, refetch } = useListSecondaryListingsQuery(
    { when: isPast ? 'past' : 'upcoming', limit: 50, ...(eventId === undefined ? {} : { eventId }) },
    { pollingInterval: pollEveryMs },
  );
  return (
    <Container css={{ paddingBlock: theme.space[8] }}>
      <title>{t('tokenAssignment:going.title')}</title>
      <Stack gap={6}>
        <h1>{t('tokenAssignment:going.title')}</h1>
        <MyTokensTabs tab="selling" isPast={isPast} />
        {eventId !== undefined && (
          <div>
            <LinkButton variant="text" href={isPast ? paths.myTokensPastSelling() : paths.myTokensSelling()}>
              {t('all')}
            </LinkButton>
          </div>
        )}
        {data && data.listings.length > 0 && (
          <Grid as="ul" minColumn={340} css={list}>
            {data.listings.map((listing) => (
              <ListingCard key={listing.listingId} listing={listing} />
            ))}
          </Grid>
        )}
        {data?.listings.some(({ state }) => state === 'sold') && <SalesStatement />}
        {data?.listings.length === 0 && (
          <EmptyState
            title={t(isPast ? 'noPast' : 'none')}
            action={
              <LinkButton variant="primary" href={paths.myTokensGoing()}>
                {t('toTokens')}
              </LinkButton>
            }
          >
            {t(isPast ? 'noPastHint' : 'noneHint')}
          </EmptyState>
        )}
        {!data && error !== undefined && (
          <ErrorState title={t('failed')} onRetry={() => void refetch()} retrying={isFetching}>
            {errorText(t, error)}
          </ErrorState>
        )}
        {!data && error === undefined && <Skeleton shape="block" height="320px" />}
      </Stack>
    </Container>
  );
}
