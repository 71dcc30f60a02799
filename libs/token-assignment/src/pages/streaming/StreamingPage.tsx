import { useTranslation } from 'react-i18next';
import { useMatch, useParams } from 'react-router';
import { errorText } from '@foyer/api-client';
import { useListAttendingEventsQuery } from '@foyer/api-client/token-assignment';
import { usePaths } from '@foyer/api-client/shell';
import { Container, EmptyState, ErrorState, Grid, LinkButton, Skeleton, Stack, theme } from '@foyer/ui-kit';
import { AttendingCard } from '../../components/attending/AttendingCard.tsx';
import { MyTokensTabs } from '../../components/tabs/MyTokensTabs.tsx';

/** My {product}, tab Streaming: what can be watched now or later, or what is over; only one if the address names it [C2.08c, C2.11c]. */
export function StreamingPage() {
  const { t } = useTranslation('tokenAssignment');
  const paths = usePaths();
  const isPast = useMatch(`${paths.myTokensPastStreaming()}/*`) !== null;
  const { eventId } = useParams();
  const { currentData, error, isFetching, refetch } = useListAttendingEventsQuery({
    tab: 'streaming',
    when: isPast ? 'past' : 'upcoming',
    ...(eventId === undefined ? { limit: 50 } : { eventId }),
  });
  const events = currentData?.events;
  return (
    <Container css={{ paddingBlock: theme.space[8] }}>
      <title>{t('going.title')}</title>
      <Stack gap={6}>
        <h1>{t('going.title')}</h1>
        <MyTokensTabs tab="streaming" isPast={isPast} />
        {eventId !== undefined && (
          <div>
            <LinkButton
              variant="text"
              href={isPast ? paths.myTokensPastStreaming() : paths.myTokensStreaming()}
            >
              {t('going.all')}
            </LinkButton>
          </div>
        )}
        {events && events.length > 0 && (
          <Grid minColumn={300}>
            {events.map((each) => (
              <AttendingCard key={each.event.eventId} attending={each} href={paths.player(each.event)} />
            ))}
          </Grid>
        )}
        {events?.length === 0 && (
          <EmptyState
            title={t(isPast ? 'stream.noPast' : 'stream.none')}
            action={
              <LinkButton variant="primary" href={paths.discover()}>
                {t('going.discover')}
              </LinkButton>
            }
          >
            {t(isPast ? 'stream.noPastHint' : 'stream.noneHint')}
          </EmptyState>
        )}
        {!events && error !== undefined && (
          <ErrorState title={t('going.failed')} onRetry={() => void refetch()} retrying={isFetching}>
            {errorText(t, error)}
          </ErrorState>
        )}
        {!events && error === undefined && <Skeleton shape="block" height="360px" />}
      </Stack>
    </Container>
  );
}
