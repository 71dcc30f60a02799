import { css } from '@emotion/react';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@foyer/api-client';
import {
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  EmptyState,
  ErrorState,
  IconButton,
  Inline,
  Skeleton,
  Stack,
  theme,
  useClock,
} from '@foyer/ui-kit';
import {
  daysOf,
  eventsByDay,
  fromThisWeek,
  monthAfter,
  monthOf,
  weekdayOf,
} from '../../../model/event/calendarMonth.ts';
import { hasFilters, type EventFilters } from '../../../model/event/eventFilters.ts';
import { CalendarDay } from './CalendarDay.tsx';
import { ClearFilters } from '../filters/ClearFilters.tsx';
import { useCalendarAddress } from './useCalendarAddress.ts';
import { useEventList } from '../results/useEventList.ts';

/** Pages of the list that are loaded at once. */
const pagesAtOnce = 8;

const week = { [theme.media.tablet]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' } };
const grid = css({ listStyle: 'none', display: 'grid', gap: theme.space[2], ...week });
const weekdays = css({
  display: 'none',
  gap: theme.space[2],
  '> span': { paddingInlineStart: theme.space[3] },
  color: theme.color.contentMuted,
  fontSize: theme.text.small,
  [theme.media.tablet]: { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' },
});

/** Names of the days of a week from Sunday on; 3 January 2021 was one. */
const weekdayNames = (locale: string): string[] =>
  Array.from({ length: 7 }, (_, at) =>
    new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2021, 0, 3 + at)),
  );

/** Month with the way to its neighbours, and actions before it. */
function MonthHead({ month, children }: { month: string; children: ReactNode }) {
  const { t, i18n } = useTranslation('search');
  const clock = useClock();
  const { change } = useCalendarAddress();
  const name = new Intl.DateTimeFormat(i18n.language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-15T00:00:00Z`));
  return (
    <Inline justify="between" gap={3}>
      <h2 aria-live="polite">{name}</h2>
      <Inline gap={2}>
        {children}
        <IconButton
          label={t('calendar.previous')}
          icon={<ChevronLeftIcon />}
          variant="secondary"
          disabled={month <= monthOf(new Date(clock()))}
          onClick={() => change({ month: monthAfter(month, -1) })}
        />
        <IconButton
          label={t('calendar.next')}
          icon={<ChevronRightIcon />}
          variant="secondary"
          onClick={() => change({ month: monthAfter(month, 1) })}
        />
      </Inline>
    </Inline>
  );
}

/** Loads the events of a month as the list does: by the day at their own place. */
function useMonth(filters: EventFilters, month: string) {
  const days = useMemo(() => daysOf(month), [month]);
  const [pages, setPages] = useState(pagesAtOnce);
  const wanted = useMemo(
    () => ({
      ...filters,
      when: 'any' as const,
      from: days[0]!,
      to: days.at(-1)!,
    }),
    [filters, days],
  );
  const list = useEventList(wanted, pages);
  const byDay = useMemo(() => eventsByDay(list.events ?? []), [list.events]);
  return { ...list, days, byDay, showMore: () => setPages(pages + pagesAtOnce) };
}

/** Calendar of a month with the page's filters; the month replaces their days [C2.02a]. */
export function EventCalendar({
  filters,
  onChange,
}: {
  filters: EventFilters;
  onChange: (change: Partial<EventFilters>) => void;
}) {
  const { t, i18n } = useTranslation(['search', 'marketplace']);
  const clock = useClock();
  const { month } = useCalendarAddress();
  const { events, days, byDay, error, isFetching, isFetchingMore, hasMore, showMore, refetch } = useMonth(
    filters,
    month,
  );
  const shown = fromThisWeek(days, new Date(clock()));
  const isEmpty = events !== undefined && !hasMore && shown.every((day) => !byDay.has(day));
  return (
    <Stack gap={4} aria-busy={isFetching}>
      <MonthHead month={month}>
        {hasFilters({ ...filters, search: '' }) && <ClearFilters variant="text" onChange={onChange} />}
      </MonthHead>
      {!events && error !== undefined && (
        <ErrorState
          headingLevel={3}
          title={t('marketplace:discover.failed')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {errorText(t, error)}
        </ErrorState>
      )}
      {!events && error === undefined && <Skeleton shape="block" height="480px" />}
      {isEmpty && (
        <EmptyState headingLevel={3} title={t('calendar.none')}>
          {t('calendar.noneHint')}
        </EmptyState>
      )}
      {events && !isEmpty && (
        <>
          <div css={weekdays} aria-hidden="true">
            {weekdayNames(i18n.language).map((name) => (
              <span key={name}>{name}</span>
            ))}
          </div>
          <ol css={grid}>
            {shown.map((day, at) => (
              <CalendarDay
                key={day}
                day={day}
                events={byDay.get(day) ?? []}
                filters={filters}
                {...(at === 0 ? { column: weekdayOf(day) + 1 } : {})}
              />
            ))}
          </ol>
        </>
      )}
      {hasMore && (
        <Inline justify="center">
          <Button size="large" loading={isFetchingMore} onClick={showMore}>
            {t('marketplace:discover.more')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
