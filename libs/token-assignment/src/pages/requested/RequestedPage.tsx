import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useMatch, useParams } from 'react-router';
import type { AuctionOffer, DrawEntry, EventSummary } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useListAuctionOffersQuery, useListDrawEntriesQuery } from '@foyer/api-client/marketplace';
import { usePaths } from '@foyer/api-client/shell';
import { Container, EmptyState, ErrorState, Grid, LinkButton, Skeleton, Stack, theme } from '@foyer/ui-kit';
import { EventFilter } from './EventFilter.tsx';
import { MyTokensTabs } from '../../components/tabs/MyTokensTabs.tsx';
import { OfferCard } from './OfferCard.tsx';
import { RequestCard } from './RequestCard.tsx';

const pollEveryMs = 30_000;
const list = css({ listStyle: 'none', padding: 0, alignItems: 'start' });

/** Entry in a draw, or offer in an auction. */
type Request = { event: EventSummary; since: string } & ({ entry: DrawEntry } | { offer: AuctionOffer });

/**
 * The caller's requests, latest first: for events that are over, or for those that are not; of one event where the
 * address names it.
 */
function useRequests(isPast: boolean, eventId: string | undefined) {
  const polling = { pollingInterval: pollEveryMs };
  const draws = useListDrawEntriesQuery(undefined, polling);
  const auctions = useListAuctionOffersQuery(undefined, polling);
  const isKnown = draws.data !== undefined && auctions.data !== undefined;
  const requests: Request[] = [
    ...(draws.data?.entries ?? []).map((entry) => ({ event: entry.event, since: entry.enteredAt, entry })),
    ...(auctions.data?.offers ?? []).map((offer) => ({ event: offer.event, since: offer.madeAt, offer })),
  ];
  const now = Date.parse(draws.data?.serverTime ?? '');
  return {
    requests: isKnown
      ? requests
          .filter(({ event }) => Date.parse(event.startsAt) < now === isPast)
          .filter(({ event }) => eventId === undefined || event.eventId === eventId)
          .sort((one, other) => Date.parse(other.since) - Date.parse(one.since))
      : undefined,
    error: draws.error ?? auctions.error,
    isFetching: draws.isFetching || auctions.isFetching,
    refetch: () => void Promise.all([draws.refetch(), auctions.refetch()]),
  };
}

/** My {product}, tab Requested: entries in draws and offers in auctions with state and time left [C2.08d, C4.06]. */
export function RequestedPage() {
  const { t } = useTranslation(['requested', 'tokenAssignment']);
  const paths = usePaths();
  const { eventId } = useParams();
  const isPast = useMatch(`${paths.myTokensPastRequested()}/*`) !== null;
  const { requests, error, isFetching, refetch } = useRequests(isPast, eventId);
  return (
    <Container css={{ paddingBlock: theme.space[8] }}>
      <title>{t('tokenAssignment:going.title')}</title>
      <Stack gap={6}>
        <h1>{t('tokenAssignment:going.title')}</h1>
        <MyTokensTabs tab="requested" isPast={isPast} />
        {!isPast && <EventFilter eventId={eventId} />}
        {isPast && eventId !== undefined && (
          <div>
            <LinkButton variant="text" href={paths.myTokensPastRequested()}>
              {t('allEvents')}
            </LinkButton>
          </div>
        )}
        {requests && requests.length > 0 && (
          <Grid as="ul" minColumn={340} css={list}>
            {requests.map((request) =>
              'entry' in request ? (
                <RequestCard key={request.entry.offerId} entry={request.entry} />
              ) : (
                <OfferCard key={request.offer.offerId} offer={request.offer} />
              ),
            )}
          </Grid>
        )}
        {requests?.length === 0 && (
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
        {!requests && error !== undefined && (
          <ErrorState title={t('failed')} onRetry={refetch} retrying={isFetching}>
            {errorText(t, error)}
          </ErrorState>
        )}
        {!requests && error === undefined && <Skeleton shape="block" height="320px" />}
      </Stack>
    </Container>
  );
}
