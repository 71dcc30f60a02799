import { useTranslation } from 'react-i18next';
import type { EventSummary } from '@foyer/contract';

/** Where an event is, in one line. */
export function usePlaceOfEvent(): (event: EventSummary) => string {
  const { t } = useTranslation('marketplace');
  return ({ venue }) =>
    venue ? [venue.name, venue.city, venue.region].filter(Boolean).join(', ') : t('event.online');
}
