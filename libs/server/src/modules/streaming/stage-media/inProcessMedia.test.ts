import { once } from 'node:events';
import { networkInterfaces } from 'node:os';
import { MediaStreamTrack, RTCPeerConnection, RtpHeader, RtpPacket, useOPUS, useVP8 } from 'werift';
import { StageRoom } from './stageRoom.ts';
import { readStageMediaSettings } from './stageMediaSettings.ts';

const settings = {
  iceServers: [],
  bundlePolicy: 'max-bundle' as const,
  codecs: { audio: [useOPUS()], video: [useVP8()] },
};
/** WebRTC takes no addresses of the loopback interface. */
const hasNetwork = Object.values(networkInterfaces()).some((each) => each?.some(({ internal }) => !internal));
const itConnects = hasNetwork ? it : it.skip;
const peers: RTCPeerConnection[] = [];
const timers: NodeJS.Timeout[] = [];
let time = 0;
const room = new StageRoom(() => time);
afterAll(async () => {
  for (const timer of timers) clearInterval(timer);
  await room.closeAll();
  await Promise.all(peers.map((peer) => peer.close()));
});

/** Browser of a guest. */
function browser(): RTCPeerConnection {
  const peer = new RTCPeerConnection(settings);
  peers.push(peer);
  return peer;
}

/** @returns id of the connection */
async function connect(userId: string, way: 'publish' | 'watch', peer: RTCPeerConnection): Promise<string> {
  await peer.setLocalDescription(await peer.createOffer());
  const server = new RTCPeerConnection({ ...settings, iceLite: true });
  const id = `${userId} ${way} ${peers.length}`;
  const answer = await room.open(id, { userId, way }, server, peer.localDescription!.sdp);
  await peer.setRemoteDescription({ type: 'answer', sdp: answer });
  return id;
}

/** Sends what a guest shows until it is stopped. */
async function publish(userId: string, payload: string) {
  const peer = browser();
  const track = new MediaStreamTrack({ kind: 'video' });
  peer.addTransceiver(track, { direction: 'sendonly' });
  const id = await connect(userId, 'publish', peer);
  let sequenceNumber = 0;
  const timer = setInterval(() => {
    sequenceNumber += 1;
    const header = new RtpHeader({
      payloadType: 96,
      sequenceNumber,
      timestamp: sequenceNumber * 3000,
      ssrc: 7,
    });
    track.writeRtp(new RtpPacket(header, Buffer.from(payload)));
  }, 20);
  timers.push(timer);
  return id;
}

/** Watches the stage. `until` waits until something comes for which a test is true. */
async function watch(userId: string, pictures: number) {
  const peer = browser();
  const got: string[] = [];
  const bell = new EventTarget();
  for (let at = 0; at < pictures; at += 1) {
    peer.addTransceiver('audio', { direction: 'recvonly' });
    const { onTrack } = peer.addTransceiver('video', { direction: 'recvonly' });
    onTrack.subscribe((track) =>
      track.onReceiveRtp.subscribe(({ payload }) => {
        got[at] = payload.toString();
        bell.dispatchEvent(new Event('packet'));
      }),
    );
  }
  await connect(userId, 'watch', peer);
  const until = async (isRight: (got: readonly string[]) => boolean): Promise<void> => {
    got.length = 0;
    while (!isRight(got)) await once(bell as never, 'packet');
  };
  return { until };
}

itConnects(
  'brings what each guest sends to all others, whoever comes first',
  async () => {
    const ada = await watch('ada', 2);
    const first = await publish('ben', 'ben');
    await ada.until((got) => got[0] === 'ben');
    await publish('ada', 'ada');
    const ben = await watch('ben', 2);
    await ben.until((got) => got[0] === 'ada');
    await publish('cleo', 'cleo');
    await ada.until((got) => got.includes('ben') && got.includes('cleo'));
    await room.close(first);
    await publish('ben', 'ben again');
    await ada.until((got) => got[0] === 'ben again' && got[1] === 'cleo');
    expect(room.isEmpty).toBe(false);
  },
  60_000,
);

itConnects('ends the connections of who is silent, or on stage no more', () => {
  time += 5_000;
  room.sweep(new Set(['ada', 'ben', 'cleo']));
  expect(room.isEmpty).toBe(false);
  room.sweep(new Set());
  expect(room.isEmpty).toBe(true);
});

it.each([
  ['FOYER_STAGE_MEDIA', 'yes'],
  ['FOYER_STAGE_ADDRESS', 'tickets.example'],
  ['FOYER_STAGE_PORTS', '40000'],
  ['FOYER_STAGE_PORTS', '40000-40010'],
])('refuses %s=%s', (name, value) => {
  expect(() => readStageMediaSettings({ [name]: value })).toThrow(name);
});
