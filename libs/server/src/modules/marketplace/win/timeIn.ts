import type { Locale } from '@foyer/contract';

/** Making one takes longer than writing a mail, and a draw has a million mails. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: Locale, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, {
    ...{ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone },
  });
  formats.set(key, format);
  return format;
}

/** Formats a time in the zone of the event, and names the zone. */
export const timeIn = (locale: Locale, timeZone: string, at: Date): string =>
  formatOf(locale, timeZone).format(at);
