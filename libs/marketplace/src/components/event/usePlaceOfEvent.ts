import { useTranslation } from 'react-i18next';
import type { EventSummary } from '@foyer/contract';

/**
 * Returns a function that describes an event's place on one line; a stream is online, wherever it comes from.
 */
export function usePlaceOfEvent(): (event: EventSummary) => string {
  const { t } = useTranslation('marketplace');
  return ({ venue, attendance }) =>
    venue && attendance.includes('LIVE_ATTENDANCE')
      ? [venue.name, venue.city, venue.region].filter(Boolean).join(', ')
      : t('event.online');
}
