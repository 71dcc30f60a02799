import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { errorText } from '@foyer/api-client';
import { useListAttendingEventsQuery } from '@foyer/api-client/token-assignment';
import { usePaths } from '@foyer/api-client/shell';
import { Container, EmptyState, ErrorState, Grid, LinkButton, Skeleton, Stack, theme } from '@foyer/ui-kit';
import { AttendingCard } from '../../components/attending/AttendingCard.tsx';
import { MyTokensTabs } from '../../components/tabs/MyTokensTabs.tsx';

/** Upcoming events with {product} for which no guest is named yet; only one if the address names it [C2.11b]. */
export function SecuredPage() {
  const { t } = useTranslation('tokenAssignment');
  const paths = usePaths();
  const { eventId } = useParams();
  const { currentData, error, isFetching, refetch } = useListAttendingEventsQuery({
    tab: 'secured',
    when: 'upcoming',
    ...(eventId === undefined ? { limit: 50 } : { eventId }),
  });
  const events = currentData?.events;
  return (
    <Container css={{ paddingBlock: theme.space[8] }}>
      <title>{t('secured.title')}</title>
      <Stack gap={6}>
        <header>
          <h1>{t('secured.title')}</h1>
          <p css={{ color: theme.color.contentMuted }}>{t('secured.hint')}</p>
        </header>
        <MyTokensTabs tab="secured" isPast={false} />
        {eventId !== undefined && (
          <div>
            <LinkButton variant="text" href={paths.securedTokens()}>
              {t('going.all')}
            </LinkButton>
          </div>
        )}
        {events && events.length > 0 && (
          <Grid minColumn={300}>
            {events.map((each) => (
              <AttendingCard
                key={each.event.eventId}
                attending={each}
                href={paths.tokenAssign({ eventId: each.event.eventId })}
              />
            ))}
          </Grid>
        )}
        {events?.length === 0 && (
          <EmptyState
            title={t('secured.none')}
            action={
              <LinkButton variant="primary" href={paths.myTokensGoing()}>
                {t('secured.see')}
              </LinkButton>
            }
          >
            {t('secured.noneHint')}
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
