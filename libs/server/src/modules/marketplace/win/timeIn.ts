import type { Locale } from '@foyer/contract';

/** Writes a time in the zone of the event, and names the zone. */
export const timeIn = (locale: Locale, timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat(locale, {
    ...{ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone },
  }).format(at);
