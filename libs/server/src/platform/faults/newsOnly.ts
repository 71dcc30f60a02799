const pauseMs = 60_000;
/** Maximum number of different faults per pause, so that an outage doesn't flood the recipient. */
const mostInPause = 30;

/** Creates a filter that lets each fault through once a minute. */
export function createNewsOnly(): (fingerprint: string, nowMs: number) => boolean {
  const told = new Map<string, number>();
  return (fingerprint, nowMs) => {
    for (const [known, at] of told) if (nowMs - at >= pauseMs) told.delete(known);
    if (told.has(fingerprint) || told.size >= mostInPause) return false;
    told.set(fingerprint, nowMs);
    return true;
  };
}
