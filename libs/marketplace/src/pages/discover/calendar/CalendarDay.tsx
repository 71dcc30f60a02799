import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { isOff, type EventSummary } from '@foyer/contract';
import { usePaths } from '@foyer/api-client/shell';
import { DateTime, formatInstant, Stack, TextLink, theme } from '@foyer/ui-kit';
import { EventStatePill } from '../../../components/event/EventStatePill.tsx';
import { useEventNow } from '../../../components/event/useEventNow.ts';
import { writeFilters, type EventFilters } from '../../../model/event/eventFilters.ts';

/** More events of a day are in the list. */
const mostShown = 3;

const cell = css({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space[2],
  padding: theme.space[3],
  borderRadius: theme.radius.medium,
  background: theme.color.surface1,
  overflowWrap: 'anywhere',
  [theme.media.tablet]: { minHeight: '88px', padding: theme.space[2] },
  [theme.media.desktop]: { minHeight: '120px', padding: theme.space[3] },
});
/** Phones list the days that have events; wide windows show the whole month. */
const emptyCell = css({
  [theme.media.belowTablet]: { display: 'none' },
  [theme.media.tablet]: { background: 'none', boxShadow: `inset 0 0 0 1px ${theme.color.border}` },
});
const whole = css({ [theme.media.tablet]: { display: 'none' } });
const figure = css({
  display: 'none',
  color: theme.color.contentMuted,
  fontVariantNumeric: 'tabular-nums',
  [theme.media.tablet]: { display: 'block' },
});
const list = css({ listStyle: 'none', display: 'grid', gap: theme.space[3] });
const small = css({ fontSize: theme.text.small });

export interface CalendarDayProps {
  /** `YYYY-MM-DD`. */
  day: string;
  events: readonly EventSummary[];
  filters: EventFilters;
  /** Column of the first day of the month, from 1. */
  column?: number;
}

/** States that keep somebody from coming; others would make the days of a week higher than the window. */
const isShown = (event: EventSummary): boolean => isOff(event) || event.saleState === 'soldOut';

/** State of an event, by server time. */
function LivePill({ event: listed }: { event: EventSummary }) {
  const event = useEventNow(listed);
  return isShown(event) ? <EventStatePill event={event} /> : null;
}

/** Day of a calendar with its first events, and a link to all of them. */
export function CalendarDay({ day, events, filters, column }: CalendarDayProps) {
  const { t, i18n } = useTranslation('search');
  const paths = usePaths();
  const more = events.length - mostShown;
  const days = writeFilters({ ...filters, when: 'any', from: day, to: day });
  const date = formatInstant(new Date(`${day}T12:00:00Z`), {
    zone: 'UTC',
    locale: i18n.language,
    format: 'date',
    showZone: false,
  });
  return (
    <li
      css={[
        cell,
        events.length === 0 && emptyCell,
        column && { [theme.media.tablet]: { gridColumnStart: column } },
      ]}
    >
      {events.length > 0 ? (
        <h3 css={{ fontSize: theme.text.body }}>
          <span css={whole}>{date}</span>
          <span css={figure} role="img" aria-label={date}>
            {Number(day.slice(-2))}
          </span>
        </h3>
      ) : (
        <time css={figure} dateTime={day}>
          {Number(day.slice(-2))}
        </time>
      )}
      {events.length > 0 && (
        <ul css={list}>
          {events.slice(0, mostShown).map((event) => (
            <li key={event.eventId}>
              <Stack gap={1} align="start">
                <span css={[small, { color: theme.color.contentMuted }]}>
                  <DateTime
                    value={event.startsAt}
                    zone={event.timezone}
                    locale={i18n.language}
                    format="time"
                  />
                </span>
                <TextLink href={paths.event({ eventId: event.eventId, vanityName: event.vanityName })}>
                  {event.shortName}
                </TextLink>
                <LivePill event={event} />
              </Stack>
            </li>
          ))}
          {more > 0 && (
            <li css={small}>
              <TextLink href={`${paths.events()}?${days.toString()}`}>
                {t('calendar.more', { count: more })}
              </TextLink>
            </li>
          )}
        </ul>
      )}
    </li>
  );
}
