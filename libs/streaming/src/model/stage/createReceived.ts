/** Time between two looks at what comes. */
const lookMs = 1_000;
/** A picture of which nothing came for so many looks is gone. */
const patience = 3;

interface Slot {
  stream: MediaStream;
  receivers: RTCRtpReceiver[];
  last: number;
  looksWithout: number;
}

/** Time of the newest packet. A browser that can't tell it shows what it has. */
const newestOf = (receivers: readonly RTCRtpReceiver[]): number | undefined =>
  receivers.some((receiver) => !('getSynchronizationSources' in receiver))
    ? undefined
    : Math.max(
        0,
        ...receivers.flatMap((receiver) =>
          receiver.getSynchronizationSources().map(({ timestamp }) => timestamp),
        ),
      );

/**
 * Adds to a connection what receives `pictures` guests, and tells whose picture comes now. A media server puts guests who
 * come into a free slot without a new offer, so tracks are there before anyone is.
 * @returns ends the looking
 */
export function createReceived(
  peer: RTCPeerConnection,
  pictures: number,
  onChange: (streams: readonly MediaStream[]) => void,
): () => void {
  const slots = Array.from({ length: pictures }, (): Slot => {
    const receivers = ['audio', 'video'].map(
      (kind) => peer.addTransceiver(kind, { direction: 'recvonly' }).receiver,
    );
    const stream = new MediaStream(receivers.map(({ track }) => track));
    return { stream, receivers, last: 0, looksWithout: patience };
  });
  let shown: readonly Slot[] = [];
  const look = (): void => {
    for (const slot of slots) {
      const newest = newestOf(slot.receivers);
      slot.looksWithout = newest === undefined || newest > slot.last ? 0 : slot.looksWithout + 1;
      slot.last = newest ?? 0;
    }
    const now = slots.filter(({ looksWithout }) => looksWithout < patience);
    if (now.length === shown.length && now.every((slot, at) => slot === shown[at])) return;
    shown = now;
    onChange(now.map(({ stream }) => stream));
  };
  const timer = setInterval(look, lookMs);
  return () => {
    clearInterval(timer);
    if (shown.length > 0) onChange([]);
  };
}
