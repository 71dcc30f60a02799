import { useTranslation } from 'react-i18next';
import type { EventSummary } from '@foyer/contract';
import { EventCard } from '../../components/event/EventCard.tsx';
import { Rail } from '../../components/rail/Rail.tsx';

/** Strip of the events that the site features [C2.22, C7.34]. */
export function FeaturedEvents({ events }: { events: readonly EventSummary[] }) {
  const { t } = useTranslation('search');
  return (
    <Rail heading={t('featured')}>
      {events.map((event) => (
        <li key={event.eventId}>
          <EventCard event={event} />
        </li>
      ))}
    </Rail>
  );
}
