const pauseMs = 60_000;
/** Different faults in one pause: an outage must not become a second one at whoever is told. */
const mostInPause = 30;

/** Whether a fault is one to be told: the same one once a minute. */
export function createNewsOnly(): (fingerprint: string, nowMs: number) => boolean {
  const told = new Map<string, number>();
  return (fingerprint, nowMs) => {
    for (const [known, at] of told) if (nowMs - at >= pauseMs) told.delete(known);
    if (told.has(fingerprint) || told.size >= mostInPause) return false;
    told.set(fingerprint, nowMs);
    return true;
  };
}
