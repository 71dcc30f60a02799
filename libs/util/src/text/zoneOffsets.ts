/** Local time of a zone from an instant on: epoch milliseconds, minutes east of UTC, and its short name. */
export type ZoneOffset = readonly [from: number, minutes: number, name: string];
/** By zone, the latest first. */
export type ZoneOffsets = Readonly<Record<string, readonly ZoneOffset[]>>;

let learned: ZoneOffsets = {};

/** Sets the offsets of zones whose rules the browser may not know yet; its own data stays in use for all others. */
export function learnZones(offsets: ZoneOffsets = {}): void {
  learned = offsets;
}

/**
 * Returns what a formatter takes to show the local time of a zone, as learned or by the browser's data.
 * @returns a date, a zone, and the name that UTC has to have in the text
 */
export function localTime(instant: Date, zone: string): readonly [at: Date, zone: string, name: string] {
  const offset = learned[zone]?.find(([from]) => from <= instant.getTime());
  return offset
    ? [new Date(instant.getTime() + offset[1] * 60_000), 'UTC', offset[2]]
    : [instant, zone, 'UTC'];
}
