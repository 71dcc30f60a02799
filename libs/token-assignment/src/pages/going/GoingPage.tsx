import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useMatch, useParams } from 'react-router';
import type { AttendingEvent } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useGetActivitySummaryQuery, useListAttendingEventsQuery } from '@foyer/api-client/token-assignment';
import { usePaths } from '@foyer/api-client/shell';
import {
  Container,
  EmptyState,
  ErrorState,
  Grid,
  LinkButton,
  LiveRegion,
  Skeleton,
  Stack,
  TextInput,
  TextLink,
  theme,
} from '@foyer/ui-kit';
import { AttendingCard } from '../../components/attending/AttendingCard.tsx';
import { NextEventCard } from '../../components/attending/NextEventCard.tsx';
import { MyTokensTabs } from '../../components/tabs/MyTokensTabs.tsx';
import { FrozenNotice } from '../../components/freeze/FrozenNotice.tsx';

/** Tabs, and the link to more events at the end of their line. */
const ways = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: theme.space[2] });

/** Phones have no room for it beside the tabs. */
const onWideWindows = css({ [theme.media.belowTablet]: { display: 'none' } });

/** Events from which a list can be searched. */
const searchedFrom = 8;

const wordsOf = ({ event: { shortName, venue } }: AttendingEvent, locale: string): string =>
  [shortName, venue?.name, venue?.city].filter(Boolean).join(' ').toLocaleLowerCase(locale);

/** List that can be searched by event, venue and city once it is long. */
function SearchedList({ events, isPast }: { events: readonly AttendingEvent[]; isPast: boolean }) {
  const { t, i18n } = useTranslation('tokenAssignment');
  const [text, setText] = useState('');
  if (events.length < searchedFrom) return <AttendingList events={events} isPast={isPast} />;
  const wanted = text.trim().toLocaleLowerCase(i18n.language);
  const found = events.filter((each) => wordsOf(each, i18n.language).includes(wanted));
  return (
    <Stack gap={6}>
      <TextInput type="search" label={t('going.search')} value={text} onValueChange={setText} />
      <LiveRegion>{found.length === 0 && <p>{t('going.noMatch')}</p>}</LiveRegion>
      <AttendingList events={found} isPast={isPast || wanted !== ''} />
    </Stack>
  );
}

/** The next event large, the others below it; past events in rows. */
function AttendingList({ events, isPast }: { events: readonly AttendingEvent[]; isPast: boolean }) {
  const [next, ...later] = isPast ? [undefined, ...events] : events;
  return (
    <Stack gap={6}>
      {next && <NextEventCard attending={next} />}
      {later.length > 0 && (
        <Grid minColumn={300}>
          {later.map((each) => each && <AttendingCard key={each.event.eventId} attending={each} />)}
        </Grid>
      )}
    </Stack>
  );
}

/** Leads to what has no guest named yet. */
function SecuredLink() {
  const { t } = useTranslation('tokenAssignment');
  const paths = usePaths();
  const { data: counts } = useGetActivitySummaryQuery();
  const count = counts?.secured ?? 0;
  if (count === 0) return null;
  return (
    <p>
      <TextLink href={paths.securedTokens()}>{t('secured.link', { count })}</TextLink>
    </p>
  );
}

function AttendingSkeleton({ isPast }: { isPast: boolean }) {
  if (!isPast) return <Skeleton shape="block" height="360px" />;
  return (
    <Grid minColumn={300}>
      {[0, 1, 2].map((each) => (
        <Skeleton key={each} shape="block" height="360px" />
      ))}
    </Grid>
  );
}

/** My {product}, tab Going: upcoming events, soonest first, or past ones; only one if the address names it [C2.08]. */
export function GoingPage() {
  const { t } = useTranslation('tokenAssignment');
  const paths = usePaths();
  const isPast = useMatch(`${paths.myTokensPastGoing()}/*`) !== null;
  const { eventId } = useParams();
  const { currentData, error, isFetching, refetch } = useListAttendingEventsQuery({
    when: isPast ? 'past' : 'upcoming',
    ...(eventId === undefined ? { limit: 50 } : { eventId }),
  });
  const events = currentData?.events;
  const hasSome = events !== undefined && events.length > 0;
  // Mails keep the address of an event after it is over.
  if (eventId !== undefined && !isPast && events?.length === 0)
    return <Navigate to={paths.myTokensPastGoing({ eventId })} replace />;
  const all = isPast ? paths.myTokensPastGoing() : paths.myTokensGoing();
  return (
    <Container css={{ paddingBlock: theme.space[8] }}>
      <title>{t('going.title')}</title>
      <Stack gap={6}>
        <h1>{t('going.title')}</h1>
        <FrozenNotice />
        <div css={ways}>
          <MyTokensTabs tab="going" isPast={isPast} />
          {eventId !== undefined && (
            <LinkButton variant="text" href={all}>
              {t('going.all')}
            </LinkButton>
          )}
          {eventId === undefined && hasSome && (
            <LinkButton css={onWideWindows} variant="text" href={paths.discover()}>
              {t('going.discover')}
            </LinkButton>
          )}
        </div>
        {hasSome && !isPast && <SecuredLink />}
        {hasSome && <SearchedList events={events} isPast={isPast} />}
        {events?.length === 0 && (
          <EmptyState
            title={t(isPast ? 'going.noPast' : 'going.none')}
            action={
              <LinkButton variant="primary" href={paths.discover()}>
                {t('going.discover')}
              </LinkButton>
            }
          >
            {t(isPast ? 'going.noPastHint' : 'going.noneHint')}
          </EmptyState>
        )}
        {!events && error !== undefined && (
          <ErrorState title={t('going.failed')} onRetry={() => void refetch()} retrying={isFetching}>
            {errorText(t, error)}
          </ErrorState>
        )}
        {!events && error === undefined && <AttendingSkeleton isPast={isPast} />}
      </Stack>
    </Container>
  );
}
