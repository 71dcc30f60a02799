/** Window in which a winner picks seats. */
export interface PickWindow {
  offerId: string;
  pickFrom: Date;
  pickUntil: Date;
}

interface WindowRules {
  /** Start of the first window. */
  from: Date;
  /** No window ends later. */
  latest: Date;
  windowMs: number;
  /** Winners that pick at the same time. */
  batch: number;
}

/**
 * Assigns windows to winners, batch after batch in the order of their rank. Without time for a whole window, it ends
 * as it begins: these winners get the best seats left once all before them have theirs.
 */
export function pickWindows(
  offerIds: readonly string[],
  { from, latest, windowMs, batch }: WindowRules,
): PickWindow[] {
  const whole = Math.max(0, Math.floor((latest.getTime() - from.getTime()) / windowMs));
  const startOf = (at: number): Date => new Date(from.getTime() + Math.min(at, whole) * windowMs);
  return offerIds.map((offerId, rank) => {
    const at = Math.floor(rank / batch);
    return { offerId, pickFrom: startOf(at), pickUntil: startOf(at + 1) };
  });
}
