/**
 * Writes an instant as the local time of a zone with its offset, `2027-03-04T20:30:00-05:00`, for readers that show what is
 * written rather than what it is in their own zone.
 */
export function localInstant(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    instant,
  );
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const [, sign = '+', hours = '00', minutes = '00'] = /^GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  const offsetMs = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  return `${new Date(instant.getTime() + offsetMs).toISOString().slice(0, 19)}${sign}${hours}:${minutes}`;
}
