import { useTranslation } from 'react-i18next';
import type { EventSummary } from '@foyer/contract';
import { formatInstant } from '@foyer/ui-kit';

/** Returns an instant in words, in the time of the event. */
export function useWhen({ timezone: zone }: Pick<EventSummary, 'timezone'>): (instant: string) => string {
  const { i18n } = useTranslation();
  return (instant) =>
    formatInstant(new Date(instant), { zone, locale: i18n.language, format: 'dateTime', showZone: false });
}
