import { randomUUID } from 'node:crypto';
import { outsideRequests } from '../../../platform/database/requestWait.ts';
import type { ServerPlugin } from '../../../platform/module/serverModule.ts';
import type { Platform } from '../../../platform/platform.ts';
import { stateKey } from '../../../platform/serverState.ts';
import { seconds } from '../../../platform/time/units.ts';
import { listOnStage } from '../stage/onStage.ts';
import { MediaServerError, type MediaServer } from './mediaServer.ts';
import { StageRoom, type Guest } from './stageRoom.ts';

const scheme = 'in-process:';
const sweepMs = seconds(5);
/** The estimate of browsers starts at 300 kbit/s, and takes half a minute to reach a clear picture. */
const startRate = 'x-google-start-bitrate=1200;x-google-min-bitrate=300';

/** Returns the endpoint of a guest on the stage of an event. */
export const inProcessEndpoint = ({ eventId, userId, way }: Guest & { eventId: string }): string =>
  `${scheme}${eventId}/${way}/${userId}`;

export const isInProcess = (address: string): boolean => address.startsWith(scheme);

const withStartRate = (answer: string): string =>
  answer.replace(
    /a=rtpmap:(\d+) VP8\/90000\r\n/g,
    (line, type: string) => `${line}a=fmtp:${type} ${startRate}\r\n`,
  );

/** Sound and picture of each of the five others. */
const mostMedia = 10;
const countMedia = (offer: string): number => offer.match(/^m=/gm)?.length ?? 0;

class InProcessMedia {
  readonly #platform: Platform;
  readonly #rooms = new Map<string, StageRoom>();
  #sweeping: NodeJS.Timeout | undefined;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /** @returns id of the connection, and the answer */
  async open(eventId: string, guest: Guest, offer: string): Promise<{ id: string; answer: string }> {
    const media = countMedia(offer);
    if (media === 0 || media > mostMedia) throw new Error(`An offer of ${media} media`);
    // Only a process with guests on a stage pays for it.
    const { RTCPeerConnection, useOPUS, useVP8 } = await import('werift');
    const { address, ports } = this.#platform.config.stageMedia;
    const peer = new RTCPeerConnection({
      // Answers only: nothing is sent to an address that a guest names until a packet came from there.
      iceLite: true,
      bundlePolicy: 'max-bundle',
      iceServers: [],
      codecs: { audio: [useOPUS()], video: [useVP8()] },
      ...(address ? { iceAdditionalHostAddresses: [address] } : {}),
      ...(ports ? { icePortRange: ports } : {}),
    });
    const room = this.#rooms.get(eventId) ?? new StageRoom(() => this.#platform.timer.now());
    this.#rooms.set(eventId, room);
    const id = randomUUID();
    const answer = await room.open(id, guest, peer, offer);
    this.#sweeping ??= setInterval(() => void outsideRequests(() => this.#sweep()), sweepMs).unref();
    return { id, answer: guest.way === 'publish' ? withStartRate(answer) : answer };
  }

  async close(eventId: string, id: string): Promise<void> {
    await this.#rooms.get(eventId)?.close(id);
  }

  async stop(): Promise<void> {
    clearInterval(this.#sweeping);
    await Promise.all([...this.#rooms.values()].map((room) => room.closeAll()));
    this.#rooms.clear();
  }

  async #sweep(): Promise<void> {
    for (const [eventId, room] of this.#rooms) {
      try {
        room.sweep(new Set(await listOnStage(this.#platform.database.query, eventId)));
      } catch (error) {
        this.#platform.log.warn({ err: error }, 'The guests of a stage could not be read');
      }
      if (room.isEmpty) this.#rooms.delete(eventId);
    }
    if (this.#rooms.size > 0) return;
    clearInterval(this.#sweeping);
    this.#sweeping = undefined;
  }
}

const states = stateKey<InProcessMedia>('media of stages');
const mediaOf = (platform: Platform): InProcessMedia =>
  platform.state.of(states, () => new InProcessMedia(platform));

/** Media server in this process: an SFU for the few guests of a stage. Its addresses are of this process only. */
export const inProcessServer = (platform: Platform): MediaServer => ({
  open: async ({ address }, offer) => {
    const [eventId = '', way, userId = ''] = address.slice(scheme.length).split('/');
    try {
      const guest = { userId, way: way as Guest['way'] };
      const { id, answer } = await mediaOf(platform).open(eventId, guest, offer);
      return { address: `${scheme}${eventId}/${id}`, answer };
    } catch (error) {
      throw new MediaServerError('The offer can’t be answered', { cause: error });
    }
  },
  // A new connection takes less than a second.
  restart: () => Promise.reject(new MediaServerError('A new connection is needed')),
  close: async ({ address }) => {
    const [eventId = '', id = ''] = address.slice(scheme.length).split('/');
    await mediaOf(platform).close(eventId, id);
  },
});

/** Ends all connections with the server. */
export const endMediaWithServer: ServerPlugin = (app, { platform }) => {
  app.addHook('onClose', async () => mediaOf(platform).stop());
};
