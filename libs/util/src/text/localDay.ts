import { localTime } from './zoneOffsets.ts';

/** Creating a formatter costs a hundred times as much as using it. */
const formatters = /* @__PURE__ */ new Map<string, Intl.DateTimeFormat>();

function formatterIn(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formatters.set(timeZone, made);
  return made;
}

/** Returns the day of an instant in a zone, `YYYY-MM-DD`. */
export function localDay(instant: Date, zone: string): string {
  const [at, timeZone] = localTime(instant, zone);
  const parts = new Map(
    formatterIn(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}
