import { outsideRequests } from '../../../../platform/database/requestWait.ts';

/** Age in milliseconds from which a count is renewed in the background; readers still get it meanwhile. */
const maximumAgeMs = 2_000;
/** Age from which a count is no longer used: readers wait for a new one. */
const oldestMs = 4_000;

/** Count shared by many readers. */
export interface SharedCount<Count> {
  last?: { at: number; count: Count };
  /** Count that readers wait for. */
  first?: Promise<Count> | undefined;
  isRenewed: boolean;
}

/**
 * Answers readers from a shared count. The reader who finds it stale starts its renewal for later readers; only after a
 * pause without readers does one wait for a fresh count.
 * @param now.count counts for the reader who waits
 * @param now.renew counts beside the readers, without their transactions; it must not throw
 */
export async function readShared<Count>(
  shared: SharedCount<Count>,
  now: { time: Date; count: () => Promise<Count>; renew: () => Promise<Count | undefined> },
): Promise<Count> {
  const at = now.time.getTime();
  const age = shared.last ? at - shared.last.at : Infinity;
  if (!shared.last || age < 0 || age >= oldestMs) {
    shared.first ??= now.count().finally(() => (shared.first = undefined));
    const count = await shared.first;
    shared.last = { at, count };
    return count;
  }
  if (age >= maximumAgeMs && !shared.isRenewed) {
    shared.isRenewed = true;
    void outsideRequests(now.renew).then((count) => {
      if (count) shared.last = { at, count };
      shared.isRenewed = false;
    });
  }
  return shared.last.count;
}
