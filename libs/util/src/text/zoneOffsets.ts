/** Local time of a zone from an instant on: epoch milliseconds, minutes east of UTC, and its short name. */
export type ZoneOffset = readonly [from: number, minutes: number, name: string];
/** By zone, the latest first. */
export type ZoneOffsets = Readonly<Record<string, readonly ZoneOffset[]>>;

let learned: ZoneOffsets = {};

/** Sets the offsets of zones whose rules the browser may not know yet; its own data stays in use for all others. */
export function learnZones(offsets: ZoneOffsets): void {
  learned = offsets;
}

/** What a formatter takes to show the local time of a zone. */
interface LocalTime {
  at: Date;
  timeZone: string;
  /** Name of a learned offset. */
  name?: string;
}

/** Returns the local time of a zone at an instant: as learned, or by the browser's data. */
export function localTime(instant: Date, zone: string): LocalTime {
  const offset = learned[zone]?.find(([from]) => from <= instant.getTime());
  if (!offset) return { at: instant, timeZone: zone };
  const [, minutes, name] = offset;
  return { at: new Date(instant.getTime() + minutes * 60_000), timeZone: 'UTC', name };
}
