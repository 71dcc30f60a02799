import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useMatch } from 'react-router';
import type { AttendingEvent } from '@foyer/contract';
import { useListAttendingEventsQuery } from '@foyer/api-client/token-assignment';
import { usePaths } from '@foyer/api-client/shell';
import {
  Badge,
  Card,
  CardLink,
  Container,
  DateTime,
  EmptyState,
  ErrorState,
  Grid,
  Inline,
  LinkButton,
  Poster,
  Skeleton,
  Stack,
  theme,
} from '@foyer/ui-kit';
import { FrozenNotice } from '../../components/freeze/FrozenNotice.tsx';
import { tokenAssignmentErrorText } from '../../messages/tokenAssignmentErrors.ts';

const cardBody = css({ display: 'grid', gap: theme.space[2], padding: theme.space[5] });
const muted = css({ color: theme.color.contentMuted });

function AttendingCard({ attending }: { attending: AttendingEvent }) {
  const { t, i18n } = useTranslation('tokenAssignment');
  const paths = usePaths();
  const { event, tokenCount } = attending;
  return (
    <Card padding={0} interactive>
      <Poster
        bleed
        src={event.art.wideUrl}
        alt=""
        {...(event.art.widePlaceholder ? { placeholder: event.art.widePlaceholder } : {})}
        colors={[event.art.palette.ink, event.art.palette.accent]}
      />
      <div css={cardBody}>
        <Inline gap={2}>
          <Badge tone="accent">{t('going.count', { count: tokenCount })}</Badge>
          {event.status !== 'Upcoming' && <Badge tone="warning">{t(`status.${event.status}`)}</Badge>}
        </Inline>
        <h2 css={{ fontSize: theme.text.title }}>
          <CardLink href={paths.token({ eventId: event.eventId })}>{event.shortName}</CardLink>
        </h2>
        <p css={muted}>
          <DateTime value={event.startsAt} zone={event.timezone} locale={i18n.language} />
        </p>
        <p css={muted}>{event.venue ? `${event.venue.name}, ${event.venue.city}` : t('place.online')}</p>
      </div>
    </Card>
  );
}

/** My {product}, going: the events ahead, the soonest first; or those that are over [C2.08]. */
export function GoingPage() {
  const { t } = useTranslation('tokenAssignment');
  const paths = usePaths();
  const isPast = useMatch(`${paths.myTokensPastGoing()}/*`) !== null;
  const { data, error, isFetching, refetch } = useListAttendingEventsQuery({
    when: isPast ? 'past' : 'upcoming',
    limit: 50,
  });
  return (
    <Container css={{ paddingBlock: theme.space[8] }}>
      <title>{t('going.title')}</title>
      <Stack gap={6}>
        <h1>{t('going.title')}</h1>
        <FrozenNotice />
        <Inline as="nav" gap={2} aria-label={t('going.title')}>
          <LinkButton
            href={paths.myTokensGoing()}
            variant={isPast ? 'unselected' : 'selected'}
            aria-current={isPast ? undefined : 'page'}
          >
            {t('going.upcoming')}
          </LinkButton>
          <LinkButton
            href={paths.myTokensPastGoing()}
            variant={isPast ? 'selected' : 'unselected'}
            aria-current={isPast ? 'page' : undefined}
          >
            {t('going.past')}
          </LinkButton>
        </Inline>
        {data && data.events.length > 0 && (
          <Grid minColumn={300}>
            {data.events.map((each) => (
              <AttendingCard key={each.event.eventId} attending={each} />
            ))}
          </Grid>
        )}
        {data?.events.length === 0 && (
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
        {!data && error !== undefined && (
          <ErrorState title={t('going.failed')} onRetry={() => void refetch()} retrying={isFetching}>
            {tokenAssignmentErrorText(t, error)}
          </ErrorState>
        )}
        {!data && error === undefined && (
          <Grid minColumn={300}>
            {[0, 1, 2].map((each) => (
              <Skeleton key={each} shape="block" height="360px" />
            ))}
          </Grid>
        )}
      </Stack>
    </Container>
  );
}
