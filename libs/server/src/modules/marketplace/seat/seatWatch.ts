import type { Platform } from '../../../platform/platform.ts';
import { stateKey } from '../../../platform/serverState.ts';
import { readSeatStates, type SeatStateRow } from '../../../sale/inventory/seatStateRepository.ts';
import { grouped } from '../answers/grouped.ts';

/** Row of seats with the database time, in milliseconds, at which it was first read in this state. */
interface WatchedRow extends SeatStateRow {
  changedAt: number;
}

/** Section as it was last read. */
export interface WatchedSection {
  /** Database time of the reading in milliseconds. */
  readAt: number;
  rows: readonly WatchedRow[];
}

interface EventWatch {
  sections: Map<string, WatchedSection & { freshUntil: number }>;
  /** Readings run one after the other, so that rows never go back in time. */
  reading: Promise<void>;
  /** Reading that starts after the current one: of all sections that callers have asked for until then. */
  next: { codes: Set<string>; reading: Promise<void> } | undefined;
}

/** All watched events of a process. */
interface SeatWatches {
  /** Names the process in versions. */
  id: string;
  events: Map<string, EventWatch>;
}

const watches = stateKey<SeatWatches>('seat watches');
const mostEvents = 50;

const isSame = (left: SeatStateRow, right: SeatStateRow): boolean =>
  left.states === right.states &&
  left.heldBy.join() === right.heldBy.join() &&
  left.stocks.join() === right.stocks.join();

/** Marks the rows that differ from the former reading. */
function mark(
  rows: readonly SeatStateRow[],
  former: WatchedSection | undefined,
  readAt: number,
): WatchedRow[] {
  const before = new Map(former?.rows.map((row) => [row.row, row]));
  return rows.map((row) => {
    const known = before.get(row.row);
    return known && isSame(known, row) ? known : { ...row, changedAt: readAt };
  });
}

const watchesOf = ({ state, newId }: Platform): SeatWatches =>
  state.of(watches, () => ({ id: newId().slice(-6), events: new Map() }));

/** Names this process in versions. */
export const watcherId = (platform: Platform): string => watchesOf(platform).id;

function watchOf(platform: Platform, eventId: string): EventWatch {
  const kept = watchesOf(platform).events;
  const known: EventWatch = kept.get(eventId) ?? {
    sections: new Map(),
    reading: Promise.resolve(),
    next: undefined,
  };
  // Moves it to the end: the first one is the least recently watched.
  kept.delete(eventId);
  kept.set(eventId, known);
  if (kept.size > mostEvents) kept.delete(kept.keys().next().value!);
  return known;
}

async function readInto(
  platform: Platform,
  eventId: string,
  watch: EventWatch,
  codes: Set<string>,
): Promise<void> {
  const { now, rows } = await readSeatStates(platform.database.query, eventId, [...codes]);
  const readAt = now.getTime();
  const freshUntil = platform.clock().getTime() + platform.config.caches.availabilityMs;
  const bySection = grouped(rows, ({ sectionCode }) => sectionCode);
  for (const code of codes) {
    const read = bySection.get(code);
    // An unknown section isn't kept: callers could name any number of them.
    if (read)
      watch.sections.set(code, { readAt, rows: mark(read, watch.sections.get(code), readAt), freshUntil });
    else watch.sections.delete(code);
  }
}

/** Reads sections after the current reading, together with those of other callers. */
function readNext(
  platform: Platform,
  eventId: string,
  watch: EventWatch,
  codes: readonly string[],
): Promise<void> {
  if (watch.next) {
    for (const code of codes) watch.next.codes.add(code);
    return watch.next.reading;
  }
  const asked = new Set(codes);
  const reading = watch.reading.then(() => {
    watch.next = undefined;
    return readInto(platform, eventId, watch, asked);
  });
  watch.next = { codes: asked, reading };
  watch.reading = reading.catch(() => undefined);
  return reading;
}

/**
 * Returns the seats of some sections as read by this process: at most `caches.availabilityMs` old, or newly read. A
 * section is read once for all its watchers. Unknown sections are left out.
 */
export async function watchSections(
  platform: Platform,
  eventId: string,
  { sectionCodes, isNewlyRead }: { sectionCodes: readonly string[]; isNewlyRead: boolean },
): Promise<Map<string, WatchedSection>> {
  const watch = watchOf(platform, eventId);
  const { availabilityMs } = platform.config.caches;
  const now = platform.clock().getTime();
  const isFresh = (code: string): boolean => {
    const left = (watch.sections.get(code)?.freshUntil ?? 0) - now;
    // The second condition covers a clock that was moved back.
    return !isNewlyRead && left > 0 && left <= availabilityMs;
  };
  const stale = sectionCodes.filter((code) => !isFresh(code));
  if (stale.length > 0) await readNext(platform, eventId, watch, stale);
  return new Map(
    sectionCodes.flatMap((code) => {
      const section = watch.sections.get(code);
      return section ? [[code, section] as const] : [];
    }),
  );
}
