import type { MediaStreamTrack, RTCPeerConnection, RTCRtpSender, RTCRtpTransceiver } from 'werift';
import { seconds } from '../../../platform/time/units.ts';

export interface Guest {
  userId: string;
  way: 'publish' | 'watch';
}

interface Connection extends Guest {
  id: string;
  peer: RTCPeerConnection;
  /** Time of the last packet, or of the opening. */
  heardAt: number;
  /** What a guest sends, by kind. */
  sent: Map<string, { track: MediaStreamTrack; transceiver: RTCRtpTransceiver; askedAt: number }>;
  /** What a guest gets: a sender of each kind for each other guest. */
  slots: { of?: Connection; senders: RTCRtpSender[] }[];
}

/** A browser that leaves without a word is not noticed by its connection. */
const silenceMs = seconds(10);
/** A viewer of an empty stage sends nothing. */
const openingMs = seconds(20);
const keyFrameMs = seconds(1);

/**
 * Guests of one stage: what each sends goes to all others as it is, without decoding. A viewer's connection has room for
 * all others from its beginning, so that no guest who comes or goes makes it negotiate anew.
 */
export class StageRoom {
  readonly #connections = new Map<string, Connection>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  get isEmpty(): boolean {
    return this.#connections.size === 0;
  }

  /** Takes an offer of a guest, whose earlier connection of the same way ends. @returns the answer */
  async open(id: string, guest: Guest, peer: RTCPeerConnection, offer: string): Promise<string> {
    const connection: Connection = { ...guest, id, peer, heardAt: this.#now(), sent: new Map(), slots: [] };
    try {
      if (guest.way === 'publish') this.#listen(connection);
      await peer.setRemoteDescription({ type: 'offer', sdp: offer });
      if (guest.way === 'watch') this.#offerSlots(connection);
      await peer.setLocalDescription(await peer.createAnswer());
    } catch (error) {
      await peer.close();
      throw error;
    }
    for (const earlier of [...this.#connections.values()])
      if (earlier.userId === guest.userId && earlier.way === guest.way) void this.close(earlier.id);
    this.#connections.set(id, connection);
    if (guest.way === 'watch') for (const other of this.#connections.values()) this.#show(other, connection);
    return peer.localDescription!.sdp;
  }

  async close(id: string): Promise<void> {
    const connection = this.#connections.get(id);
    if (!connection) return;
    this.#connections.delete(id);
    for (const { slots } of this.#connections.values())
      for (const slot of slots) if (slot.of === connection) release(slot);
    await connection.peer.close().catch(() => undefined);
  }

  /** Ends the connections of those who are on stage no more, and of browsers that are gone. */
  sweep(onStage: ReadonlySet<string>): void {
    const now = this.#now();
    for (const { id, userId, way, heardAt, peer } of [...this.#connections.values()]) {
      const isSilent =
        now - heardAt > (way === 'publish' ? silenceMs : openingMs) &&
        (way === 'publish' || !['connected', 'completed'].includes(peer.iceConnectionState));
      if (isSilent || !onStage.has(userId)) void this.close(id);
    }
  }

  async closeAll(): Promise<void> {
    await Promise.all([...this.#connections.keys()].map((id) => this.close(id)));
  }

  #listen(connection: Connection): void {
    connection.peer.onRemoteTransceiverAdded.subscribe((transceiver) => {
      transceiver.onTrack.subscribe((track) => {
        connection.sent.set(track.kind, { track, transceiver, askedAt: 0 });
        track.onReceiveRtp.subscribe(() => (connection.heardAt = this.#now()));
        for (const other of this.#connections.values()) this.#show(connection, other);
      });
    });
  }

  #offerSlots(connection: Connection): void {
    const transceivers = connection.peer.getTransceivers();
    for (const transceiver of transceivers) transceiver.setDirection('sendonly');
    const [sound, pictures] = ['audio', 'video'].map((kind) =>
      transceivers.filter((each) => each.kind === kind),
    );
    connection.slots = (pictures ?? []).map(({ sender }, at) => {
      const slot: Connection['slots'][number] = {
        senders: [sender, ...(sound?.[at] ? [sound[at].sender] : [])],
      };
      sender.onPictureLossIndication.subscribe(() => this.#askForKeyFrame(slot.of));
      return slot;
    });
  }

  /** Sends what one guest sends to another. */
  #show(from: Connection, to: Connection): void {
    if (from.userId === to.userId || from.sent.size === 0) return;
    const slot = to.slots.find(({ of }) => of === from) ?? to.slots.find(({ of }) => of === undefined);
    if (!slot) return;
    slot.of = from;
    for (const sender of slot.senders) {
      const sent = from.sent.get(sender.kind);
      if (sent && sender.track !== sent.track) void sender.replaceTrack(sent.track);
    }
    this.#askForKeyFrame(from);
  }

  #askForKeyFrame(from: Connection | undefined): void {
    const sent = from?.sent.get('video');
    const now = this.#now();
    if (!sent?.track.ssrc || now - sent.askedAt < keyFrameMs) return;
    sent.askedAt = now;
    void sent.transceiver.receiver.sendRtcpPLI(sent.track.ssrc);
  }
}

function release(slot: Connection['slots'][number]): void {
  delete slot.of;
  for (const sender of slot.senders) void sender.replaceTrack(null);
}
