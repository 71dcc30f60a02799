import { css } from '@emotion/react';
import { useListActiveOfferEventsQuery } from '@foyer/api-client/token-assignment';
import { useTranslation } from 'react-i18next';
import { useMatch, useParams } from 'react-router';
import { errorText } from '@foyer/api-client';
import {
  useListAuctionOffersQuery,
  useListDrawEntriesQuery,
  useListMarketOffersQuery,
} from '@foyer/api-client/marketplace';
import { useAbility, useFlag, usePaths } from '@foyer/api-client/shell';
import { Container, EmptyState, ErrorState, Grid, LinkButton, Skeleton, Stack, theme } from '@foyer/ui-kit';
import { LinkTabs } from '../../components/tabs/LinkTabs.tsx';
import { MyTokensTabs } from '../../components/tabs/MyTokensTabs.tsx';
import { MarketOfferCard } from './MarketOfferCard.tsx';
import { OfferCard } from './OfferCard.tsx';
import { RequestCard } from './RequestCard.tsx';
import { stagesOf, type Request, type RequestStage } from './requestStages.ts';

/** Longest page that the call answers; the list below has the requests of all events. */
const mostEvents = 50;

/** So many events need no filter: each card names and links its own. */
const fewEvents = 12;

/** Links to the requests of one event, for a fan who has some at several [C2.08, C7.69]. */
function EventFilter({ eventId }: { eventId: string | undefined }) {
  const { t } = useTranslation(['requested', 'tokenAssignment']);
  const paths = usePaths();
  const { data } = useListActiveOfferEventsQuery({ limit: mostEvents });
  const events = data?.events ?? [];
  if (events.length <= fewEvents && eventId === undefined) return null;
  const links = [
    { href: paths.myTokensRequested(), text: t('allEvents'), isHere: eventId === undefined },
    ...events.map(({ event, entryCount, offerCount }) => ({
      href: paths.myTokensRequested({ eventId: event.eventId }),
      text: t('tokenAssignment:going.tab', { name: event.shortName, count: entryCount + offerCount }),
      isHere: event.eventId === eventId,
    })),
  ];
  return <LinkTabs label={t('byEvent')} links={links} />;
}

const pollEveryMs = 30_000;
const heading = css({ display: 'inline', fontSize: theme.text.title });
const summary = css({ minHeight: theme.size.target, paddingBlock: theme.space[3], cursor: 'pointer' });
const list = css({ listStyle: 'none', padding: 0, alignItems: 'start' });

/** More than these that are finished are folded. */
const fewFinished = 3;

/**
 * The caller's requests: for events that are over, or for those that are not; of one event where the
 * address names it.
 */
function useRequests(isPast: boolean, eventId: string | undefined) {
  const polling = { pollingInterval: pollEveryMs };
  const draws = useListDrawEntriesQuery(undefined, polling);
  const auctions = useListAuctionOffersQuery(undefined, polling);
  const hasExchange = [useAbility('resale'), useFlag('marketOffers')].every(Boolean);
  const bids = useListMarketOffersQuery({}, { ...polling, skip: !hasExchange });
  const isKnown =
    draws.data !== undefined && auctions.data !== undefined && (bids.data !== undefined || !hasExchange);
  const requests: Request[] = [
    ...(draws.data?.entries ?? []).map((entry) => ({ event: entry.event, since: entry.enteredAt, entry })),
    ...(auctions.data?.offers ?? []).map((offer) => ({ event: offer.event, since: offer.madeAt, offer })),
    ...(bids.data?.marketOffers ?? []).map((marketOffer) => ({
      ...{ event: marketOffer.event, since: marketOffer.madeAt, marketOffer },
    })),
  ];
  const now = Date.parse(draws.data?.serverTime ?? '');
  return {
    requests: isKnown
      ? requests
          .filter(({ event }) => Date.parse(event.startsAt) < now === isPast)
          .filter(({ event }) => eventId === undefined || event.eventId === eventId)
      : undefined,
    error: draws.error ?? auctions.error ?? bids.error,
    isFetching: draws.isFetching || auctions.isFetching || bids.isFetching,
    refetch: () =>
      void Promise.all([draws.refetch(), auctions.refetch(), ...(hasExchange ? [bids.refetch()] : [])]),
  };
}

/** Requests of one stage under its heading; many that are finished are folded. */
function RequestList({ stage, requests }: { stage: RequestStage; requests: readonly Request[] }) {
  const { t } = useTranslation('requested');
  const title = t(`stage.${stage}`, { count: requests.length });
  const cards = (
    <Grid as="ul" minColumn={340} css={list}>
      {requests.map((request) =>
        'entry' in request ? (
          <RequestCard key={request.entry.offerId} entry={request.entry} />
        ) : 'marketOffer' in request ? (
          <MarketOfferCard key={request.marketOffer.marketOfferId} offer={request.marketOffer} />
        ) : (
          <OfferCard key={request.offer.offerId} offer={request.offer} />
        ),
      )}
    </Grid>
  );
  if (stage === 'finished' && requests.length > fewFinished)
    return (
      <details>
        <summary css={summary}>
          <h2 css={heading}>{title}</h2>
        </summary>
        {cards}
      </details>
    );
  return (
    <Stack as="section" gap={4}>
      <h2 css={heading}>{title}</h2>
      {cards}
    </Stack>
  );
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
        {stagesOf(requests ?? []).map((each) => (
          <RequestList key={each.stage} {...each} />
        ))}
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
