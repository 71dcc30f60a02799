import { useTranslation } from 'react-i18next';
import { useListEventsByTagQuery } from '@foyer/api-client/marketplace';
import { EventCard } from '../event/EventCard.tsx';
import { Rail } from '../rail/Rail.tsx';

const most = 12;

export interface EventsOfTagProps {
  /** Genre, the same in every language. */
  tag: string;
  /** Genre in the visitor's language. */
  genre: string;
  /** Performer whose own events are left out. */
  performerId: string;
}

/** Strip of events of the same genre by other performers; renders nothing until it has loaded, or if it fails [C7.33]. */
export function EventsOfTag({ tag, genre, performerId }: EventsOfTagProps) {
  const { t } = useTranslation('places');
  const { data } = useListEventsByTagQuery({ tags: [tag], exceptPerformerId: performerId, limit: most });
  if (!data || data.events.length === 0) return null;
  return (
    <Rail heading={t('tag.title', { genre })}>
      {data.events.map((event) => (
        <li key={event.eventId}>
          <EventCard event={event} />
        </li>
      ))}
    </Rail>
  );
}
