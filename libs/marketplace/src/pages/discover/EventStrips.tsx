import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventSummary } from '@foyer/contract';
import { useListEventsQuery } from '@foyer/api-client/marketplace';
import { Skeleton, Stack, useClock } from '@foyer/ui-kit';
import { EventCard } from '../../components/event/EventCard.tsx';
import { Rail } from '../../components/rail/Rail.tsx';
import { noFilters, toEventQuery, type EventFilters } from '../../model/eventFilters.ts';

/** A strip needs at least two events. */
const least = 2;
const most = 12;

/** Strip of cards. */
export const EventStrip = ({ heading, events }: { heading: string; events: readonly EventSummary[] }) => (
  <Rail heading={heading}>
    {events.map((event) => (
      <li key={event.eventId}>
        <EventCard event={event} />
      </li>
    ))}
  </Rail>
);

type WeekendStripProps = Pick<EventFilters, 'near'> & { isAlone: boolean };

/** This weekend's events, near the chosen place if there is one. */
function WeekendStrip({ near, isAlone }: WeekendStripProps) {
  const { t } = useTranslation('marketplace');
  const clock = useClock();
  const query = useMemo(
    () => ({ ...toEventQuery({ ...noFilters, when: 'weekend', near }, new Date(clock())), limit: most }),
    [clock, near],
  );
  const { currentData: data, isFetching } = useListEventsQuery(query);
  // Alone, it keeps the room of the page's skeleton. Below a strip it would take more, and give it back if there is nothing on.
  if (!data && isFetching && isAlone) return <Skeleton shape="block" height="500px" />;
  if (!data || data.events.length < least) return null;
  return <EventStrip heading={t('when.weekend')} events={data.events} />;
}

/** What is nearly gone, near the chosen place if there is one; below the list, as it has no room while it loads. */
export function FewLeftStrip({ near }: Pick<EventFilters, 'near'>) {
  const { t } = useTranslation('search');
  const clock = useClock();
  const query = useMemo(
    () => ({ ...toEventQuery({ ...noFilters, near }, new Date(clock())), fewLeft: true, limit: most }),
    [clock, near],
  );
  const { currentData: data } = useListEventsQuery(query);
  if (!data || data.events.length < least) return null;
  return <EventStrip heading={t('fewLeft')} events={data.events} />;
}

export interface EventStripsProps extends Pick<EventFilters, 'near'> {
  /** Events that the site features. */
  featured: readonly EventSummary[];
}

/** Strips above the list: what the site features, and this weekend [C2.22, C7.34]. */
export function EventStrips({ featured, near }: EventStripsProps) {
  const { t } = useTranslation('search');
  const hasFeatured = featured.length >= least;
  return (
    <Stack gap={6}>
      {hasFeatured && <EventStrip heading={t('featured')} events={featured} />}
      <WeekendStrip near={near} isAlone={!hasFeatured} />
    </Stack>
  );
}
