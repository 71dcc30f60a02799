import { localTime } from './zoneOffsets.ts';

/** Level of detail of an instant. */
export type DateTimeFormat = 'dateTime' | 'shortDateTime' | 'date' | 'shortDate' | 'time';

const time = { hour: 'numeric', minute: '2-digit' } as const;
const formats: Record<DateTimeFormat, Intl.DateTimeFormatOptions> = {
  dateTime: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', ...time },
  shortDateTime: { weekday: 'short', day: 'numeric', month: 'short', ...time },
  date: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  shortDate: { weekday: 'short', day: 'numeric', month: 'short' },
  time,
};

interface Wanted {
  zone: string;
  locale: string;
  format: DateTimeFormat;
  showZone: boolean;
}

/** Creating a formatter costs a hundred times as much as using it. */
const formatters = /* @__PURE__ */ new Map<string, Intl.DateTimeFormat>();

function formatterOf({ zone, locale, format, showZone }: Wanted): Intl.DateTimeFormat {
  const key = [zone, locale, format, showZone].join();
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, {
    ...formats[format],
    timeZone: zone,
    ...(showZone ? { timeZoneName: 'short' } : {}),
  });
  formatters.set(key, made);
  return made;
}

/** Formats an instant in a zone and locale; the parts of a time don't wrap: `8:30 PM`, `8:30 p.m.`, `20 h 30`. */
export function formatInstant(instant: Date, wanted: Wanted): string {
  const [at, zone, name] = localTime(instant, wanted.zone);
  return formatterOf({ ...wanted, zone })
    .format(at)
    .replace('UTC', name)
    .replace(/(\d) (?=[AP]M|[ap]\.|h )/, '$1\u00a0')
    .replace(/([ap]\.) (?=m\.)/, '$1\u00a0')
    .replace(/h (?=\d)/, 'h\u00a0');
}

/** Tells whether two zones show the same wall time at an instant. */
export function isSameWallTime(instant: Date, zone: string, other: string): boolean {
  const shown = (timeZone: string) =>
    formatInstant(instant, { zone: timeZone, locale: 'en-US', format: 'dateTime', showZone: false });
  return zone === other || shown(zone) === shown(other);
}
