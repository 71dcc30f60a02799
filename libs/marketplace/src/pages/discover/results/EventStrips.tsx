import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventSummary } from '@foyer/contract';
import { useListEventsQuery } from '@foyer/api-client/marketplace';
import { useClock } from '@foyer/ui-kit';
import { EventCard } from '../../../components/event/EventCard.tsx';
import { Rail } from '../../../components/rail/Rail.tsx';
import { noFilters, toEventQuery, type EventFilters } from '../../../model/event/eventFilters.ts';

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

/** What the site features, above the list [C2.22, C7.34]. */
export function FeaturedStrip({ events }: { events: readonly EventSummary[] }) {
  const { t } = useTranslation('search');
  if (events.length < least) return null;
  return <EventStrip heading={t('featured')} events={events} />;
}
