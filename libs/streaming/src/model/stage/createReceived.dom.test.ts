import { createReceived } from './createReceived.ts';

/** Connection whose receivers tell the times of packets that a test sets; a slot is a receiver of sound and one of pictures. */
function fakePeer() {
  const times: number[] = [];
  const addTransceiver = () => {
    const at = times.push(0) - 1;
    const sources = () => (times[at] ? [{ timestamp: times[at] }] : []);
    return { receiver: { track: {}, getSynchronizationSources: sources } };
  };
  return { peer: { addTransceiver } as unknown as RTCPeerConnection, times };
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(window, 'MediaStream', {
    configurable: true,
    value: class {
      readonly id = crypto.randomUUID();
    },
  });
});
afterEach(() => jest.useRealTimers());

it('shows whose packets come, and nobody whose packets stopped', () => {
  const { peer, times } = fakePeer();
  const shown: number[] = [];
  const stop = createReceived(peer, 3, (streams) => shown.push(streams.length));
  jest.advanceTimersByTime(2_000);
  expect(shown).toEqual([]);
  // Sound of the first, a picture of the third.
  [times[0], times[5]] = [10, 10];
  jest.advanceTimersByTime(1_000);
  expect(shown).toEqual([2]);
  times[5] = 20;
  jest.advanceTimersByTime(1_000);
  times[5] = 30;
  jest.advanceTimersByTime(1_000);
  times[5] = 40;
  jest.advanceTimersByTime(1_000);
  expect(shown).toEqual([2, 1]);
  stop();
  expect(shown).toEqual([2, 1, 0]);
});
