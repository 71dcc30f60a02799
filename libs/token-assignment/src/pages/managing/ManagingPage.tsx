import { useTranslation } from 'react-i18next';
import { useMatch, useParams } from 'react-router';
import { errorText } from '@foyer/api-client';
import { useGetEventActivityQuery, useListAttendingEventsQuery } from '@foyer/api-client/token-assignment';
import { usePaths } from '@foyer/api-client/shell';
import {
  Container,
  DateTime,
  EmptyState,
  ErrorState,
  Grid,
  LinkButton,
  Skeleton,
  Stack,
  theme,
} from '@foyer/ui-kit';
import { AttendingCard } from '../../components/attending/AttendingCard.tsx';
import { ManagedTokens } from '../../components/hand-over/ManagedTokens.tsx';
import { MyTokensTabs } from '../../components/tabs/MyTokensTabs.tsx';
import { tokenErrorText } from '../../messages/tokenErrorText.ts';

function NothingManaged({ isPast }: { isPast: boolean }) {
  const { t } = useTranslation('assignment');
  const paths = usePaths();
  return (
    <EmptyState
      title={t(isPast ? 'managed.nonePast' : 'managed.none')}
      action={
        <LinkButton variant="primary" href={paths.myTokensGoing()}>
          {t('invitation.see')}
        </LinkButton>
      }
    >
      {t('managed.noneHint')}
    </EmptyState>
  );
}

/** Events whose tokens the caller handed to others. */
function ManagedEvents({ isPast }: { isPast: boolean }) {
  const { t } = useTranslation('assignment');
  const paths = usePaths();
  const { currentData, error, isFetching, refetch } = useListAttendingEventsQuery({
    tab: 'managing',
    when: isPast ? 'past' : 'upcoming',
    limit: 50,
  });
  const addressOf = isPast ? paths.myTokensPastManaging : paths.myTokensManaging;
  if (currentData?.events.length === 0) return <NothingManaged isPast={isPast} />;
  if (currentData) {
    return (
      <Grid minColumn={300}>
        {currentData.events.map((each) => (
          <AttendingCard
            key={each.event.eventId}
            attending={each}
            href={addressOf({ eventId: each.event.eventId })}
          />
        ))}
      </Grid>
    );
  }
  if (error === undefined) return <Skeleton shape="block" height="360px" />;
  return (
    <ErrorState title={t('managed.failed')} onRetry={() => void refetch()} retrying={isFetching}>
      {errorText(t, error)}
    </ErrorState>
  );
}

/** Who has which of the caller's tokens for one event. */
function ManagedEvent({ eventId, isPast }: { eventId: string; isPast: boolean }) {
  const { t, i18n } = useTranslation('assignment');
  const { t: tToken } = useTranslation('tokenAssignment');
  const paths = usePaths();
  const { data, error, isFetching, refetch } = useGetEventActivityQuery({ eventId });
  if (!data) {
    if (error === undefined) return <Skeleton shape="block" height="360px" />;
    return (
      <ErrorState title={t('managed.failed')} onRetry={() => void refetch()} retrying={isFetching}>
        {tokenErrorText(tToken, error)}
      </ErrorState>
    );
  }
  const { event, managed = [] } = data;
  if (managed.length === 0) return <NothingManaged isPast={isPast} />;
  return (
    <Stack gap={6}>
      <div>
        <h2>{event.shortName}</h2>
        <p css={{ color: theme.color.contentMuted }}>
          <DateTime value={event.startsAt} zone={event.timezone} locale={i18n.language} />
        </p>
        <LinkButton variant="text" href={paths.token({ eventId })}>
          {t('managed.event')}
        </LinkButton>
      </div>
      <ManagedTokens tokens={managed} zone={event.timezone} />
    </Stack>
  );
}

/** My {product}, tab Managing: what the caller handed to others, by event [C2.08g]. */
export function ManagingPage() {
  const { t } = useTranslation(['assignment', 'tokenAssignment']);
  const paths = usePaths();
  const { eventId } = useParams();
  const isPast = useMatch(`${paths.myTokensPastManaging()}/*`) !== null;
  return (
    <Container css={{ paddingBlock: theme.space[8] }}>
      <title>{t('tokenAssignment:going.title')}</title>
      <Stack gap={6}>
        <h1>{t('tokenAssignment:going.title')}</h1>
        <MyTokensTabs tab="managing" isPast={isPast} />
        {eventId !== undefined && (
          <div>
            <LinkButton
              variant="text"
              href={isPast ? paths.myTokensPastManaging() : paths.myTokensManaging()}
            >
              {t('tokenAssignment:going.all')}
            </LinkButton>
          </div>
        )}
        {eventId === undefined ? (
          <ManagedEvents isPast={isPast} />
        ) : (
          <ManagedEvent eventId={eventId} isPast={isPast} />
        )}
      </Stack>
    </Container>
  );
}
