import { createDevices, noDevices, type DevicesState } from './createDevices.ts';

class Track extends EventTarget {
  isStopped = false;
  readonly kind: string;
  readonly id: string;
  constructor(kind: string, id: string) {
    super();
    this.kind = kind;
    this.id = id;
  }
  getSettings = () => ({ deviceId: this.id });
  stop = () => {
    this.isStopped = true;
  };
}
class Stream {
  readonly tracks: readonly Track[];
  constructor(tracks: readonly Track[]) {
    this.tracks = tracks;
  }
  getTracks = () => this.tracks;
}

let refusals: Record<string, string>;
const getUserMedia = jest.fn(async (wishes: Record<string, { deviceId?: { exact: string } } | undefined>) => {
  const tracks = Object.entries(wishes).map(([kind, wish]) => {
    const id = wish?.deviceId?.exact ?? `first ${kind}`;
    const refusal = refusals[kind] ?? refusals[id];
    if (refusal) throw Object.assign(new Error('no'), { name: refusal });
    return new Track(kind, id);
  });
  return new Stream(tracks);
});
const devices = [
  { kind: 'videoinput', deviceId: 'first video', label: 'Front' },
  { kind: 'videoinput', deviceId: 'second video', label: 'Back' },
  { kind: 'audioinput', deviceId: 'first audio', label: '' },
];

let state: DevicesState;
const start = () => createDevices((changed) => (state = changed));
beforeEach(() => {
  refusals = {};
  state = noDevices;
  getUserMedia.mockClear();
  Object.assign(window, { MediaStream: Stream });
  const media = Object.assign(new EventTarget(), { getUserMedia, enumerateDevices: async () => devices });
  Object.defineProperty(navigator, 'mediaDevices', { value: media, configurable: true });
});

it('asks for both at once, and lists what there is to choose [C2.31a-b, C2.31f-g]', async () => {
  await start().ask();
  expect(getUserMedia).toHaveBeenCalledTimes(1);
  expect(state).toMatchObject({
    standings: { camera: 'ready', microphone: 'ready' },
    chosen: { camera: 'first video', microphone: 'first audio' },
    choices: { camera: [{ label: 'Front' }, { label: 'Back' }], microphone: [{ label: '1' }] },
  });
});

it.each([
  ['NotAllowedError', 'refused'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'busy'],
])('goes on with the microphone where the camera answers %s [C8.17c-d]', async (name, standing) => {
  refusals = { video: name };
  await start().ask();
  expect(state.standings).toEqual({ camera: standing, microphone: 'ready' });
});

it('says that a page without them can use none', async () => {
  Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true });
  await start().ask();
  expect(state.standings).toEqual({ camera: 'unsupported', microphone: 'unsupported' });
});

it('keeps the camera where another one fails [C8.17b]', async () => {
  const current = start();
  await current.ask();
  refusals = { 'second video': 'NotReadableError' };
  await current.choose('camera', 'second video');
  expect(state).toMatchObject({
    changeFailed: 'camera',
    chosen: { camera: 'first video' },
    standings: { camera: 'ready' },
  });
  refusals = {};
  await current.choose('camera', 'second video');
  expect(state).toMatchObject({ changeFailed: undefined, chosen: { camera: 'second video' } });
});

it('ends camera and microphone with the page', async () => {
  const current = start();
  await current.ask();
  const tracks = state.stream!.getTracks() as unknown as Track[];
  current.stop();
  expect(tracks.map(({ isStopped }) => isStopped)).toEqual([true, true]);
});
