import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { EventProfile, EventSummary } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useListEventsQuery } from '@foyer/api-client/marketplace';
import { usePaths } from '@foyer/api-client/shell';
import { formatMoney } from '@foyer/util';
import { Card, CardLink, DateTime, ErrorState, Price, Skeleton, Stack, theme } from '@foyer/ui-kit';
import { EventStatePill } from '../../../components/event/EventStatePill.tsx';
import { useEventNow } from '../../../components/event/useEventNow.ts';
import { usePlaceOfEvent } from '../../../components/event/usePlaceOfEvent.ts';
import { isTaxAdded, shownPrice } from '../../../model/offer/shownPrice.ts';

/** Largest page of the list; no tour or run of the next months is longer. */
const mostDates = 50;
const list = css({ listStyle: 'none', display: 'grid', gap: theme.space[3] });
const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${theme.space[1]} ${theme.space[4]}`,
  overflowWrap: 'anywhere',
});
/** Not balanced: a date breaks before its time. */
const heading = css({ fontSize: theme.text.title, textWrap: 'wrap' });
const end = css({ display: 'grid', justifyItems: 'end', gap: theme.space[1], textAlign: 'end' });

function OtherDate({ event: answered }: { event: EventSummary }) {
  const event = useEventNow(answered);
  const { t, i18n } = useTranslation('marketplace');
  const paths = usePaths();
  const place = usePlaceOfEvent()(event);
  const { eventId, vanityName, startsAt, timezone, shortName } = event;
  const price = shownPrice(event);
  return (
    <Card padding={4} interactive>
      <div css={row}>
        <div>
          <h3 css={heading}>
            <CardLink href={paths.event({ eventId, vanityName })}>
              <DateTime value={startsAt} zone={timezone} locale={i18n.language} format="shortDateTime" />
            </CardLink>
          </h3>
          <p>{shortName}</p>
          <p css={{ color: theme.color.contentMuted }}>{place}</p>
        </div>
        <div css={end}>
          {price && (
            <Price
              size="small"
              prefix={t('event.from')}
              amount={formatMoney(price, i18n.language)}
              note={isTaxAdded(event, price) && t('event.plusTax')}
            />
          )}
          <EventStatePill event={event} />
        </div>
      </div>
    </Card>
  );
}

/** Upcoming dates of the event's tour or run, soonest first; renders nothing if there are none [C2.02b]. */
export function OtherDates({
  series,
  eventId,
}: {
  series: NonNullable<EventProfile['series']>;
  eventId: string;
}) {
  const { t } = useTranslation('places');
  const { seriesId, name } = series;
  const { data, error, isFetching, refetch } = useListEventsQuery({ seriesId, limit: mostDates });
  const others = data?.events.filter((event) => event.eventId !== eventId);
  if (others?.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby="other-dates" aria-busy={isFetching}>
      <h2 id="other-dates">{t('series.title', { name })}</h2>
      {others ? (
        <ul css={list}>
          {others.map((event) => (
            <li key={event.eventId}>
              <OtherDate event={event} />
            </li>
          ))}
        </ul>
      ) : error === undefined ? (
        <Skeleton shape="block" height="96px" />
      ) : (
        <ErrorState
          headingLevel={3}
          title={t('series.failed')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {errorText(t, error)}
        </ErrorState>
      )}
    </Stack>
  );
}
